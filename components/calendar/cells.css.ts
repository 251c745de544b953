import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';
import calendarMeasures from '../../tokens/source/component/calendar.json' with { type: 'json' };
import { button, buttonInForcedColors, buttonStates, forced, pointedAtInForcedColors } from './buttons.css.ts';

const { calendar } = measuresOf(calendarMeasures);

const { color, radius, size, space } = vars;

const drawing = { content: '', position: 'absolute', pointerEvents: 'none' } as const;

export const cell = componentStyle({
  position: 'relative',
  height: calendar.cell,
  padding: 0,
  selectors: {
    // Lines for high-contrast themes and users who need them.
    '&[data-mark="middle"], &[data-mark="preview"]': { backgroundColor: color.infoBg },
    // Over the cell, not around it: a growing row would shift content below the pointer.
    '&[data-mark="middle"]::before, &[data-mark="preview"]::before': {
      ...drawing,
      inset: 0,
      borderBlock: hairline(color.action),
    },
    '&[data-mark="preview"]::before': { borderBlockStyle: 'dashed' },
  },
});

/** Marks the present. Borders keep their colour where backgrounds lose theirs. */
const underline = {
  ...drawing,
  width: calendar.underline,
  borderBlockEnd: `${size.chosen} solid currentColor`,
} as const;

const chosen = {
  color: color.onAction,
  backgroundColor: color.action,
} as const;

const chosenPointedAt = { backgroundColor: color.actionHover, borderColor: 'transparent' } as const;

const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
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
  // A finger that rests, to drag a span, selects no text.
  userSelect: 'none',
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
    '&[aria-current]::before': { ...underline, insetBlockEnd: space[8] },
    '&[data-holiday]::after': {
      ...drawing,
      insetBlockEnd: space[4],
      border: `calc(${calendar.dot} / 2) solid currentColor`,
      borderRadius: radius.round,
    },
    // Makes room for the content below the number.
    '&[data-filled]': { paddingBlockEnd: space[14] },
    '&[data-filled]::before, &[data-filled]::after': { insetBlock: `${space[2]} auto` },
  },
  '@media': {
    [forced]: {
      ...buttonInForcedColors,
      selectors: {
        ...pointedAtInForcedColors,
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
  position: 'relative',
  width: '100%',
  minHeight: calendar.period,
  padding: 0,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    ...buttonStates,
    '&[aria-disabled]': { color: color.off, fontWeight: 400, cursor: 'default' },
    '&[aria-current]::before': { ...underline, insetInline: 0, marginInline: 'auto', insetBlockEnd: space[12] },
    '[aria-selected="true"] > &': chosen,
    '[aria-selected="true"] > &:hover': chosenPointedAt,
    '[aria-selected="true"] > &:active': { backgroundColor: color.actionPress },
  },
  '@media': {
    [forced]: {
      ...buttonInForcedColors,
      selectors: {
        ...pointedAtInForcedColors,
        '&[aria-disabled]': { color: 'GrayText' },
        '[aria-selected="true"] > &': chosenInForcedColors,
      },
    },
  },
});
