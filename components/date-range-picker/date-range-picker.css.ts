import type { StyleRule } from '@vanilla-extract/css';
import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { bareControl } from '../field/control.css.ts';
import { hairline } from '../shared/lines.css.ts';
import dateRangePickerMeasures from '../../tokens/source/component/date-range-picker.json' with { type: 'json' };

const { dateRangePicker } = measuresOf(dateRangePickerMeasures);

const { color, size, space } = vars;

/** As wide as its content, so that both dates read as one line; the second takes the rest of the box. */
export const rangeInput = {
  ...bareControl,
  flex: '0 1 auto',
  width: 'auto',
  minWidth: dateRangePicker.date,
  fieldSizing: 'content',
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    ...bareControl.selectors,
    '&:last-of-type': { flexGrow: 1 },
    // The ring surrounds both: the line shows which has focus.
    '&:focus-visible': { boxShadow: `inset 0 calc(-1 * ${size.focusRing}) ${color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible': { textDecoration: 'underline', textDecorationThickness: size.focusRing } },
    },
  },
} as const satisfies StyleRule;
export const date = componentStyle(rangeInput);

/** Drawn, not text: the dates' names contain "od" and "do". */
export const dash = componentStyle({
  flex: 'none',
  width: space[8],
  height: size.hairline,
  backgroundColor: 'currentColor',
  forcedColorAdjust: 'none',
});

/** Below a panel's months: the selection and its buttons, in one line. */
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: hairline(color.line),
});

/** A sheet has its buttons in the footer, here only the text. */
export const line = componentStyle({
  // As wide as the month, without widening the parent.
  width: 0,
  minWidth: '100%',
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: hairline(color.line),
});

export const actions = componentStyle({ display: 'flex', gap: space[8], marginInlineStart: 'auto' });

export const summary = componentStyle({ ...typography('ui'), color: color.ink, fontWeight: 400 });

export const days = componentStyle({ fontWeight: 600 });
