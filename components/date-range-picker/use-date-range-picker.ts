import { calendarWords } from '../calendar/calendar-words.ts';
import type { PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import type { FieldOptions } from '../field/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { dateRangePickerTexts } from './date-range-picker.texts.ts';
import { problemInWords } from './range-words.ts';
import { useOwnedRange } from './use-owned-range.ts';
import { useRangeFields, type DateRangeBehaviour } from './use-range-fields.ts';
import { useRangeGroup } from './use-range-group.ts';

/** The words of a range and its calendar. */
export function useRangeLanguage(calendar: PickerCalendarOptions | undefined) {
  const t = useTexts(dateRangePickerTexts);
  const { locale } = useTextsContext();
  return { t, words: calendarWords(calendar?.locale ?? locale, calendar?.names) };
}

/** State and behaviour of two dates, typed or chosen in a calendar. */
export function useDateRangePicker(
  field: FieldOptions,
  behaviour: DateRangeBehaviour,
  calendar: PickerCalendarOptions | undefined,
) {
  const language = useRangeLanguage(calendar);
  const overlay = usePickerOverlay();
  const { fields, ends, problem, chosen, isAvailable, example } = useRangeFields(behaviour);
  const hint = language.t('hint', example);
  const group = useRangeGroup(
    { ...field, hint: field.hint ?? hint },
    {
      names: { start: behaviour.startName, end: behaviour.endName },
      fields,
      problem: problem ? problemInWords(problem, language) : undefined,
      overlay,
    },
  );
  useOwnedRange(behaviour, chosen, group.choose);
  return { group, language, overlay, ends, chosen, isAvailable, hint };
}
