/** What a board shows of its own in the rails of the frame: the same elements, lying elsewhere. */

/** Where a board may lay something; a place that is not there yet, or not at this width, is null. */
export interface Rails {
  /** What holds board and rails: whoever listens there hears both. */
  readonly root: HTMLElement | null;
  /** Above the players. */
  readonly head: HTMLElement | null;
  /** In the panel of whoever looks. */
  readonly own: HTMLElement | null;
  /** Below the players. */
  readonly foot: HTMLElement | null;
  /** On top of the other rail. */
  readonly hand: HTMLElement | null;
}

/** For `{@attach}`: the element lies in this place as long as there is one, else where it was written. */
export function placedIn(
  place: HTMLElement | null | undefined,
): (element: HTMLElement) => (() => void) | undefined {
  return (element) => {
    if (!place) return undefined;
    const home = document.createComment('');
    element.before(home);
    place.append(element);
    return () => {
      // What has been taken from the page already does not come back.
      if (element.isConnected) home.replaceWith(element);
      else home.remove();
    };
  };
}
