import { measuresOf } from '../../../tokens/component.ts';
import { vars } from '../../../tokens/contract.css.ts';
import headerMeasures from '../../../tokens/source/component/header.json' with { type: 'json' };
import { levels } from '../../../tokens/viewport.ts';
import { defaultSettings, type Settings } from '../../platform/settings/index.ts';

type Measured = Pick<
  Settings,
  | 'pageLoadTimeout'
  | 'menuColumns'
  | 'menuColumnHeight'
  | 'menuPadding'
  | 'menuSubmenuWidth'
  | 'topSpacer'
  | 'responsiveSwitchWidth'
  | 'motionFast'
  | 'motionStandard'
  | 'motionSlow'
  | 'alertFade'
  | 'lazyImageDistance'
>;

const fixedBar = measuresOf(headerMeasures).header.rowSmall;

/** A setting as a length, or as a time. Whatever else an operator stored ends no style element. */
const pixels = (value: number | undefined): string => `${Number(value) || 0}px`;
const milliseconds = (value: number): string => `${Number(value) || 0}ms`;

/** The tokens of motion and the settings that set them. The tokens have the settings' defaults already. */
const motionSettings = [
  [vars.motion.fast, 'motionFast'],
  [vars.motion.standard, 'motionStandard'],
  [vars.motion.slow, 'motionSlow'],
  [vars.motion.fade, 'alertFade'],
] as const;

/** The name of a token's custom property. */
const nameOf = (variable: string): string => variable.slice('var('.length, -1);

/**
 * The shop's measures as custom properties, which style sheets read: a setting holds at once, without a build.
 *
 * - The menu (requirement L-17).
 * - How long the browser waits for a page (L-03), for the drawing of the wait.
 * - The room above what a link or the focus scrolls to (L-16). On phones and tablets it includes the fixed bar, on desktops
 *   the bar is added: the platform's does not stay there.
 * - The switch to the view of a desktop is for screens that lack it (L-12), whatever the width of the window: only they
 *   read the width that a page asks for.
 * - How long motion and fades take (L-09). Who wants less motion has none.
 * - How far ahead pictures load (L-13), for `scrolled.ts`.
 */
function measuresFor(settings: Measured): string {
  const [phone, tablet, desktop] = settings.topSpacer.map(pixels);
  const from = (level: 2 | 3, spacer: string | undefined) =>
    `@media (min-width:${levels[level]}px){:root{--top-spacer:${spacer}}}`;
  const menu = [
    `--menu-columns:${Number(settings.menuColumns) || 1}`,
    `--menu-column-width:${pixels(settings.menuSubmenuWidth)}`,
    `--menu-column-height:${pixels(settings.menuColumnHeight)}`,
    `--menu-padding:${pixels(settings.menuPadding)}`,
  ];
  const waits = [
    `--page-load-timeout:${milliseconds(settings.pageLoadTimeout)}`,
    `--pictures-ahead:${pixels(settings.lazyImageDistance)}`,
  ];
  const motions = motionSettings
    .filter(([, name]) => settings[name] !== defaultSettings[name])
    .map(([variable, name]) => `${nameOf(variable)}:${milliseconds(settings[name])}`);
  return [
    `:root{${[...menu, ...waits].join(';')};--top-spacer:max(${phone},${fixedBar})}`,
    ...(motions.length > 0 ? [`@media (prefers-reduced-motion:no-preference){:root{${motions.join(';')}}}`] : []),
    from(2, `max(${tablet},${fixedBar})`),
    from(3, `calc(${fixedBar} + ${desktop})`),
    `@media (min-device-width:${pixels(settings.responsiveSwitchWidth)}){[data-view-switch]{display:none}}`,
  ].join('');
}

/** React moves it into the head. The policy lets it through by its nonce. */
export const Measures = ({ settings, nonce }: { settings: Measured; nonce: string }) => (
  <style href="measures" precedence="shop" nonce={nonce || undefined}>
    {measuresFor(settings)}
  </style>
);
