import { create } from 'storybook/theming/create';
import { themes } from '../tokens/themes.ts';
import type { ThemeName } from '../tokens/themes.ts';

/** The gable, the mark of the current place, and the name. Storybook takes the brand as HTML. */
const name = `
  <span style="display:inline-flex;align-items:center;gap:8px;font-size:20px;font-weight:600;letter-spacing:-0.01em">
    <svg aria-hidden="true" width="24" height="11" viewBox="0 0 24 11" fill="none" stroke="currentColor"
      stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M0 10 12 1l12 9" /></svg>
    witryna
  </span>`;

const look = (theme: ThemeName, base: 'light' | 'dark') => {
  const { color } = themes[theme];
  return create({
    base,
    colorPrimary: color.action,
    colorSecondary: color.action,
    appBg: color.quiet,
    appContentBg: color.page,
    appPreviewBg: color.page,
    appHoverBg: color.tile,
    appBorderColor: color.line,
    appBorderRadius: 4,
    fontBase: '"Hanken Grotesk Variable", "Hanken Grotesk Fallback", sans-serif',
    fontCode: 'ui-monospace, "Liberation Mono", monospace',
    textColor: color.ink,
    textInverseColor: color.onAction,
    textMutedColor: color.muted,
    barTextColor: color.muted,
    barHoverColor: color.actionHover,
    barSelectedColor: color.action,
    barBg: color.page,
    buttonBg: color.page,
    buttonBorder: color.edge,
    booleanBg: color.quiet,
    booleanSelectedBg: color.raised,
    inputBg: color.raised,
    inputBorder: color.edge,
    inputTextColor: color.ink,
    inputBorderRadius: 4,
    brandTitle: name,
    brandUrl: './?path=/docs/zaczynamy-witryna--docs',
    brandTarget: '_self',
  });
};

/** Storybook's theme, made from the kit's own tokens. */
export const looks = {
  light: look('light', 'light'),
  dark: look('dark', 'dark'),
  'high-contrast': look('high-contrast', 'light'),
} as const;

const asks = (condition: string): boolean => globalThis.matchMedia(condition).matches;

/** The look that the user's settings ask for. */
export const lookOfSystem = () =>
  looks[asks('(prefers-contrast: more)') ? 'high-contrast' : asks('(prefers-color-scheme: dark)') ? 'dark' : 'light'];
