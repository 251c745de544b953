import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusLook } from '../../tokens/focus.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';
import calendarMeasures from '../../tokens/source/component/calendar.json' with { type: 'json' };

const { calendar } = measuresOf(calendarMeasures);

const { color, motion, radius, size, space } = vars;

const without = '(scripting: none)';
const forced = '(forced-colors: active)';

export const panel = componentStyle({
  width: 'fit-content',
  maxWidth: '100%',
  paddingBlock: space[16],
  // Where a week has no room of its own, it takes that of the padding.
  paddingInline: `clamp(${space[4]}, calc((100% - ${calendar.grid}) / 2), ${space[16]})`,
  color: color.ink,
  backgroundColor: color.raised,
  border: hairline(color.line),
  borderRadius: radius.floating,
  boxShadow: vars.shadow.float,
  selectors: { '&[data-bare]': { padding: 0, background: 'none', border: 'none', boxShadow: 'none' } },
});

export const months = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: calendar.monthGap });

export const month = componentStyle({
  width: calendar.grid,
  maxWidth: '100%',
  selectors: { [`${panel}[data-weeks] &`]: { width: `calc(${calendar.grid} + ${calendar.weekNumbers})` } },
});

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${calendar.cell} minmax(0, 1fr) ${calendar.cell}`,
  alignItems: 'center',
  minHeight: calendar.cell,
  marginBlockEnd: space[4],
});

const button = {
  color: color.ink,
  background: 'none',
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.control,
  cursor: 'pointer',
  transition: `background-color ${motion.fast}`,
} as const;

/** The line is for themes in which the panel is as quiet as what is pointed at. */
const pointedAt = { backgroundColor: color.quiet, borderColor: color.line } as const;

/** Pressed by a hand or a key, unlike what only says so. */
const buttonStates = {
  '&:hover:not([aria-disabled])': pointedAt,
  '&:active:not([aria-disabled])': { backgroundColor: color.tile },
  '&:focus-visible': { ...focusLook, position: 'relative', zIndex: 1 },
} as const;

export const arrow = componentStyle({
  ...button,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: calendar.cell,
  height: calendar.cell,
  padding: 0,
  selectors: { ...buttonStates, '&[aria-disabled]': { color: color.off, cursor: 'default' } },
  '@media': {
    // Nothing answers a press where there is no script.
    [without]: { visibility: 'hidden' },
    [forced]: { selectors: { '&[aria-disabled]': { color: 'GrayText' } } },
  },
});

globalStyleIn(componentsLayer, `${arrow}:dir(rtl) svg`, { transform: 'scaleX(-1)' });

export const titles = componentStyle({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
});

/** A word, or the switch to other months or years. */
export const title = componentStyle({
  ...typography('cardName'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: calendar.cell,
  paddingBlock: 0,
  paddingInline: space[6],
  color: color.ink,
  selectors: {
    'button&': button,
    'button&:hover, button&[aria-expanded="true"]': pointedAt,
    'button&:active': { backgroundColor: color.tile },
    '&:focus-visible': buttonStates['&:focus-visible'],
  },
});

/** Without a script its words stand there, and what could be pressed does not: a hidden button takes no focus. */
globalStyleIn(componentsLayer, `button${title}`, { '@media': { [without]: { visibility: 'hidden' } } });
globalStyleIn(componentsLayer, `button${title} > span`, { '@media': { [without]: { visibility: 'visible' } } });

export const grid = componentStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: `0 ${calendar.rowGap}`,
  '@media': { [without]: { pointerEvents: 'none' } },
});

export const weekday = componentStyle({
  ...typography('badge'),
  height: calendar.weekdays,
  padding: 0,
  color: color.muted,
  textAlign: 'center',
});

export const weekHead = componentStyle([weekday, { width: calendar.weekNumbers }]);

export const weekNumber = componentStyle({
  ...typography('badge'),
  padding: 0,
  fontWeight: 400,
  color: color.muted,
  textAlign: 'center',
  borderInlineEnd: hairline(color.line),
});

export const cell = componentStyle({
  position: 'relative',
  height: calendar.cell,
  padding: 0,
  selectors: {
    // The lines say it where the ground does not, in themes of high contrast and to eyes that need them.
    '&[data-mark="middle"], &[data-mark="preview"]': {
      backgroundColor: color.infoBg,
      borderBlock: hairline(color.action),
    },
    '&[data-mark="preview"]': { borderBlockStyle: 'dashed' },
  },
});

const chosen = {
  color: color.onAction,
  backgroundColor: color.action,
} as const;

const chosenPointedAt = { backgroundColor: color.actionHover, borderColor: 'transparent' } as const;

const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
} as const;

export const day = componentStyle({
  ...typography('label'),
  ...button,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: calendar.cell,
  padding: 0,
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    ...buttonStates,
    '&[data-outside]': { color: color.muted, fontWeight: 400 },
    '&[data-holiday]': { color: color.sale },
    '&[aria-disabled]': { fontWeight: 400, cursor: 'default', textDecorationLine: 'line-through' },
    '&[aria-disabled]:not([data-holiday])': { color: color.off },
    '&[data-reason="tooEarly"], &[data-reason="tooLate"]': { textDecorationLine: 'none' },
    [`${cell}[data-mark="end"] > &`]: chosen,
    [`${cell}[data-mark="end"] > &:hover`]: chosenPointedAt,
    [`${cell}[data-mark="end"] > &:active`]: { backgroundColor: color.actionPress },
    // A border keeps its colour where backgrounds lose theirs.
    '&[aria-current]::before, &[data-holiday]::after': { content: '', position: 'absolute', pointerEvents: 'none' },
    '&[aria-current]::before': {
      insetBlockEnd: space[8],
      width: calendar.underline,
      borderBlockEnd: `${size.chosen} solid currentColor`,
    },
    '&[data-holiday]::after': {
      insetBlockEnd: space[4],
      border: `calc(${calendar.dot} / 2) solid currentColor`,
      borderRadius: radius.round,
    },
    // The number makes room for what stands under it.
    '&[data-filled]': { paddingBlockEnd: space[14] },
    '&[data-filled]::before, &[data-filled]::after': { insetBlock: `${space[2]} auto` },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-disabled], &[aria-disabled][data-holiday]': { color: 'GrayText' },
        [`${cell}[data-mark="end"] > &`]: chosenInForcedColors,
        [`${cell}[data-mark="middle"] > &, ${cell}[data-mark="preview"] > &`]: {
          outline: `${size.chosen} solid Highlight`,
          outlineOffset: `calc(-1 * ${size.chosen})`,
        },
      },
    },
  },
});

export const content = componentStyle({
  ...typography('counter'),
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInline: 0,
  zIndex: 1,
  fontWeight: 400,
  lineHeight: calendar.contentLeading,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
    '[aria-disabled] + &': { color: color.off },
    [`${cell}[data-mark="end"] > &`]: { color: color.onAction },
  },
  '@media': {
    [forced]: {
      selectors: {
        '[aria-disabled] + &': { color: 'GrayText' },
        [`${cell}[data-mark="end"] > &`]: { forcedColorAdjust: 'none', color: 'HighlightText' },
      },
    },
  },
});

export const periodRow = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' });

export const period = componentStyle({
  ...typography('ui'),
  ...button,
  width: '100%',
  minHeight: calendar.period,
  padding: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    ...buttonStates,
    '&[aria-disabled]': { color: color.off, fontWeight: 400, cursor: 'default' },
    '&[aria-current]': { textDecorationLine: 'underline', textDecorationThickness: size.chosen },
    '[aria-selected="true"] > &': chosen,
    '[aria-selected="true"] > &:hover': chosenPointedAt,
    '[aria-selected="true"] > &:active': { backgroundColor: color.actionPress },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-disabled]': { color: 'GrayText' },
        '[aria-selected="true"] > &': chosenInForcedColors,
      },
    },
  },
});

/** The names of the days that are marked, so that no colour says it alone. */
export const notes = componentStyle({
  ...typography('small'),
  display: 'grid',
  gap: space[4],
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  color: color.muted,
  borderBlockStart: hairline(color.line),
});

export const infoAbove = componentStyle({ ...typography('small'), marginBlockEnd: space[12] });

export const infoBelow = componentStyle({
  ...typography('small'),
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: hairline(color.line),
});
