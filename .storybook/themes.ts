/**
 * The themes of the toolbar; `system` lets the settings of the reader decide. Forced colours are no item: a page cannot
 * switch them on, and a likeness would hide the faults. The browser does it (Chromium: Rendering, forced-colors), and
 * the test runs have it do so.
 */
export const themeNames = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
  'dark-high-contrast': 'Dark, high contrast',
  system: 'As the system says',
} as const;

/** The themes that are pictures of their own. */
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
