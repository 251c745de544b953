/**
 * The themes of the toolbar; `system` follows the user's settings. Forced colours are no item: a page cannot
 * switch them on, and an imitation would hide faults. The browser emulates them (Chromium: Rendering, forced-colors),
 * also in test runs.
 */
export const themeNames = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
  'dark-high-contrast': 'Dark, high contrast',
  system: 'As the system says',
} as const;

/** The themes with their own pictures. */
export const shownThemes = ['light', 'dark', 'high-contrast'] as const;

/**
 * Puts the theme on the document. At once and not in an effect: the first paint must already have it, because axe
 * would measure colours in the middle of a transition.
 */
export const showTheme = (theme: unknown): void => {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = String(theme);
};
