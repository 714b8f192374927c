/** For `{@attach}`: what scrolls must be reachable by keyboard. */
export function scrollable(element: HTMLElement): void {
  element.tabIndex = 0;
}
