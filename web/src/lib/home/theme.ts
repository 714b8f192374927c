/** Light, dark, or as the device has it. */
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(text: string | null): text is Theme {
  return THEMES.some((theme) => theme === text);
}

export function wear(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
