import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentsLayer, componentStyle, globalStyleIn } from '../../tokens/layers.css.ts';
import { rangeInput } from '../date-range-picker/date-range-picker.css.ts';
import { box } from '../field/field.css.ts';
import calendarMeasures from '../../tokens/source/component/calendar.json' with { type: 'json' };
import dateRangePickerMeasures from '../../tokens/source/component/date-range-picker.json' with { type: 'json' };

const { calendar } = measuresOf(calendarMeasures);
const { dateRangePicker } = measuresOf(dateRangePickerMeasures);

const { space } = vars;

/** A date with a time: always as wide as two dates, so that typing moves nothing. */
export const moment = componentStyle({ ...rangeInput, minWidth: `calc(2 * ${dateRangePicker.date})` });

/** Where both do not fit side by side, the end is below the start. */
globalStyleIn(componentsLayer, `${box}:has(> ${moment})`, { flexWrap: 'wrap', rowGap: 0 });

/** Both times below the days: each as wide as a month, side by side below two. */
export const times = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${calendar.grid}), 1fr))`,
  columnGap: space[32],
  // As wide as the months, without widening the parent.
  width: 0,
  minWidth: '100%',
});
