import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook, focusRing } from '../../tokens/focus.css.ts';
import { componentStyle, componentsLayer, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { dashedHairline, hairline, innerLine, underline } from '../shared/lines.css.ts';
import { turn } from '../shared/turn.css.ts';
import buttonMeasures from '../../tokens/source/component/button.json' with { type: 'json' };

const component = measuresOf(buttonMeasures);

/*
 * Styles follow attributes: `data-tone` and `data-size` choose, `aria-busy`, `aria-disabled` and `aria-pressed` give
 * the state. So every visible state is exposed, and the script holds no styles.
 */

const able = ':not([aria-disabled="true"])';
const unavailable = '[aria-disabled="true"]:not([aria-busy="true"])';
const bare = ':not(:has(> svg))';
const pressed = '[aria-pressed="true"]';

/** The 20 px busy spinner; it stands still with reduced motion. */
const ring = {
  content: '',
  flexShrink: 0,
  width: vars.size.icon20,
  height: vars.size.icon20,
  borderRadius: vars.radius.round,
  border: `${component.button.ringStroke} solid color-mix(in srgb, currentColor 30%, transparent)`,
  borderBlockStartColor: 'currentColor',
  animation: `${turn} ${component.button.ringTurn} linear infinite`,
  // In one forced colour the ring would have no gap and not seem to turn.
  forcedColorAdjust: 'none',
} as const satisfies StyleRule;

const stillRing = { '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } } as const;

/** Pressed: two pixels of ink, inside, so that nothing moves and the focus ring fits around it. */
const chosen = {
  borderColor: vars.color.ink,
  boxShadow: innerLine(vars.color.ink),
  // Forced colours drop shadows.
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
    },
  },
} as const satisfies StyleRule;
const chosenFocused = { boxShadow: `${innerLine(vars.color.ink)}, ${focusLook.boxShadow}` } as const;

/** Holds the button and, under it, the reason why it is unavailable. */
export const holder = componentStyle({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  maxWidth: '100%',
  selectors: { '&[data-wide="true"]': { display: 'flex', width: '100%', alignItems: 'stretch' } },
});

const fill = (color: string) => ({ backgroundColor: color, borderColor: color });
const invert = (color: string) => ({ color: vars.color.page, backgroundColor: color });

const tones: Readonly<Record<string, StyleRule>> = {
  '&[data-tone="primary"]': {
    // Chromium 156 paints a plate in the page colour behind forced text, which would hide text of that colour.
    forcedColorAdjust: 'none',
    color: vars.color.onAction,
    ...fill(vars.color.action),
  },
  [`&[data-tone="primary"]:hover${able}`]: fill(vars.color.actionHover),
  [`&[data-tone="primary"]:active${able}`]: fill(vars.color.actionPress),
  '&[data-tone="secondary"]': {
    color: vars.color.ink,
    backgroundColor: vars.color.page,
    borderColor: vars.color.ink,
  },
  [`&[data-tone="secondary"]:not([aria-pressed]):is(:hover, :active)${able}`]: invert(vars.color.ink),
  '&[data-tone="danger"]': {
    color: vars.color.error,
    backgroundColor: vars.color.page,
    borderColor: vars.color.error,
  },
  [`&[data-tone="danger"]:is(:hover, :active)${able}`]: invert(vars.color.error),
  '&[data-tone="text"]': { color: vars.color.action, paddingInline: component.button.paddingText },
  [`&[data-tone="text"]:hover${able}`]: { color: vars.color.actionHover },
  [`&[data-tone="text"]:active${able}`]: { color: vars.color.actionPress },
};

const sizes: Readonly<Record<string, StyleRule>> = {
  '&[data-size="large"]': {
    fontSize: vars.type.buttonLarge.size,
    lineHeight: vars.type.buttonLarge.leading,
    minHeight: component.button.heightLarge,
    paddingInline: component.button.paddingLarge,
  },
  '&[data-size="standard"]': {
    minHeight: component.button.heightStandard,
    paddingInline: component.button.paddingStandard,
  },
  '&[data-size="compact"]': {
    minHeight: component.button.heightCompact,
    paddingInline: component.button.paddingCompact,
  },
};

/** Without an icon the spinner uses padding space, so that the width stays. */
const busy: Readonly<Record<string, StyleRule>> = {
  '&[aria-busy="true"]::before': { ...ring, ...stillRing },
  [`&[aria-busy="true"][data-size="large"]${bare}`]: { paddingInline: component.button.busyPaddingLarge },
  [`&[aria-busy="true"][data-size="standard"]${bare}`]: { paddingInline: component.button.busyPaddingStandard },
  [`&[aria-busy="true"][data-size="compact"]${bare}`]: {
    gap: component.button.busyGap,
    paddingInline: component.button.busyPaddingCompact,
  },
  // A text button has too little padding: the spinner overflows its edge.
  [`&[aria-busy="true"][data-tone="text"]${bare}`]: { gap: component.button.busyGap, paddingInline: 0 },
  [`&[aria-busy="true"][data-tone="text"]${bare}::before`]: { marginInlineStart: component.button.busyOverhangText },
};

const toggle: Readonly<Record<string, StyleRule>> = {
  '&[aria-pressed]': { borderColor: vars.color.edge },
  [`&[aria-pressed]:is(:hover, :active)${able}`]: {
    borderColor: vars.color.ink,
    backgroundColor: vars.color.tile,
    '@media': { '(forced-colors: active)': { color: 'Highlight', borderColor: 'Highlight' } },
  },
  [`&${pressed}`]: chosen,
  [`&${pressed}:is(:hover, :active)${able}`]: {
    '@media': { '(forced-colors: active)': { color: 'Highlight', backgroundColor: 'HighlightText' } },
  },
  [`&${pressed}:focus-visible`]: chosenFocused,
};

export const button = componentStyle({
  ...typography('button'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: component.button.gap,
  maxWidth: '100%',
  paddingBlock: vars.space[8],
  border: hairline('transparent'),
  borderRadius: vars.radius.control,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    ...sizes,
    ...tones,
    ...toggle,
    ...busy,
    '&[aria-disabled="true"]': { cursor: 'default' },
    [`&${unavailable}`]: {
      color: vars.color.off,
      backgroundColor: vars.color.offBg,
      // Visible in themes with edges; elsewhere it blends into the fill.
      border: dashedHairline(vars.color.quietLine),
    },
    '&[data-wide="true"]': { display: 'flex', width: '100%' },
  },
});

export const name = componentStyle({
  minWidth: 0,
  selectors: { [`${button}[data-tone="text"]:hover${able} &`]: underline },
});

export const reason = componentStyle({
  ...typography('message'),
  fontWeight: 400,
  display: 'flex',
  gap: vars.space[8],
  color: vars.color.muted,
});

export const iconButton = componentStyle({
  ...focusRing,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.touch,
  height: vars.size.touch,
  border: hairline('transparent'),
  borderRadius: vars.radius.control,
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&[data-tone="plain"]': { color: vars.color.ink },
    [`&[data-tone="plain"]:is(:hover, :active)${able}`]: { backgroundColor: vars.color.tile },
    [`&[data-tone="plain"]${unavailable}`]: { color: vars.color.off },
    // On a photograph, which keeps its light background in every theme; the plate shows hover.
    '&[data-tone="photo"]': { color: vars.color.onPhoto },
    [`&[data-tone="photo"]:is(:hover, :active)${able}`]: { backgroundColor: vars.color.photoBadge },
    // On the promo strip, whose colours are inverted.
    '&[data-tone="strip"]': { color: vars.color.onStrip },
    [`&[data-tone="strip"]:is(:hover, :active)${able}`]: { borderColor: vars.color.onStrip },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-busy="true"]::before': { ...ring, ...stillRing },
  },
});

for (const busyButton of [button, iconButton]) {
  // The spinner replaces the icon.
  globalStyleIn(componentsLayer, `${busyButton}[aria-busy="true"] > svg`, { display: 'none' });
  // Pressed fills the icon: a heart that is "on the list".
  globalStyleIn(componentsLayer, `${busyButton}${pressed} > svg`, { fill: 'currentColor' });
}
