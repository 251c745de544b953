import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { bareControl } from '../field/control.css.ts';
import { hairline } from '../shared/lines.css.ts';
import dateRangePickerMeasures from '../../tokens/source/component/date-range-picker.json' with { type: 'json' };

const { dateRangePicker } = measuresOf(dateRangePickerMeasures);

const { color, size, space } = vars;

/** As wide as what stands in it, so that the two dates read as one line; the second one has the rest of the box. */
export const date = componentStyle({
  ...bareControl,
  flex: '0 1 auto',
  width: 'auto',
  minWidth: dateRangePicker.date,
  fieldSizing: 'content',
  fontVariantNumeric: 'lining-nums tabular-nums',
  selectors: {
    ...bareControl.selectors,
    '&:last-of-type': { flexGrow: 1 },
    // The ring stands around both: the line tells which of them is meant.
    '&:focus-visible': { boxShadow: `inset 0 calc(-1 * ${size.focusRing}) ${color.focus}` },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible': { textDecoration: 'underline', textDecorationThickness: size.focusRing } },
    },
  },
});

/** Drawn, not written: "od" and "do" are in the names of the dates. */
export const dash = componentStyle({
  flex: 'none',
  width: space[8],
  height: size.hairline,
  backgroundColor: 'currentColor',
  forcedColorAdjust: 'none',
});

/** Under the months of a panel: what is chosen, and what settles it, in one line. */
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

/** In a sheet its buttons stand at the foot, and the words alone here. */
export const line = componentStyle({
  // As wide as the month, and never the reason why what holds both is wider.
  width: 0,
  minWidth: '100%',
  marginBlockStart: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: hairline(color.line),
});

export const actions = componentStyle({ display: 'flex', gap: space[8], marginInlineStart: 'auto' });

export const summary = componentStyle({ ...typography('ui'), color: color.ink, fontWeight: 400 });

export const days = componentStyle({ fontWeight: 600 });
