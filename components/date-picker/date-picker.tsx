import { chain } from 'react-aria/chain';
import { Button } from '../button/index.ts';
import { propsOfDates } from '../calendar/date-props.ts';
import { DayCalendar } from '../calendar/day-calendar.tsx';
import { calendarWords } from '../calendar/calendar-words.ts';
import { DateInput } from '../date-field/date-input.tsx';
import type { DateFieldProps } from '../date-field/index.ts';
import { useDateField } from '../date-field/use-date-field.ts';
import { orNone } from '../dates/calendar-date.ts';
import { availabilityOf, dateOfDay, dayOfDate, rulesOfDates, type CalendarDay } from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { datePickerTexts } from './date-picker.texts.ts';
import type { PickerOptions } from './picker-calendar.ts';
import { PickerOverlay } from './picker-overlay.tsx';
import { usePickerOverlay } from './use-picker-overlay.ts';

export type DatePickerProps = Omit<DateFieldProps, 'today'> &
  PickerOptions & {
    /** Adds a button "Dziś", if today is available. */
    hasToday?: boolean;
    /** Adds a button "Wyczyść", while there is a date. */
    hasClear?: boolean;
  };

/**
 * A date typed, or chosen in a calendar: beside the field from viewport level 3 on, below that in a sheet. Both stay in
 * sync. Sent as `yyyy-mm-dd`. Without JavaScript it is the native date input. Source: ARIA Authoring Practices, date
 * picker dialog example.
 */
export function DatePicker({
  onKeyDown,
  calendar,
  hasToday = false,
  hasClear = false,
  closesOnBack,
  ...props
}: DatePickerProps) {
  const t = useTexts(datePickerTexts);
  const { locale } = useTextsContext();
  const overlay = usePickerOverlay();
  const availability = rulesOfDates(props.availability ?? {});
  const today = dayOfDate(props.today);
  const field = useDateField(props);
  const chosen = orNone(dayOfDate)(field.chosen);
  const day = orNone(dayOfDate)(field.day);
  const words = calendarWords(calendar?.locale ?? locale, calendar?.names);

  const take = (next: CalendarDay | null) => {
    field.choose(orNone(dateOfDay)(next));
    overlay.close();
  };
  const isOpen = overlay.shown !== null;
  const isTodayOffered = isOpen && hasToday && availabilityOf(availability).isAvailable(today);
  const isClearOffered = hasClear && chosen !== null;
  const actions = (isTodayOffered || isClearOffered) && (
    <>
      {isTodayOffered && (
        <Button tone="text" onClick={() => take(today)}>
          {t('today')}
        </Button>
      )}
      {isClearOffered && (
        <Button tone="text" onClick={() => take(null)}>
          {t('clear')}
        </Button>
      )}
    </>
  );

  return (
    <DateInput
      {...props}
      field={field}
      onKeyDown={chain(overlay.onKeyDown, onKeyDown)}
      // The native control has its own calendar, even without JavaScript.
      action={
        !field.isNative && (
          <PickerOverlay
            overlay={overlay}
            triggerName={chosen === null ? t('choose') : t('change', { date: words.day(chosen) })}
            title={t('calendar')}
            closesOnBack={closesOnBack}
            isDisabled={props.isDisabled || props.readOnly}
            actions={actions || undefined}
          >
            <DayCalendar
              {...propsOfDates(calendar ?? {})}
              // Also the month of an unavailable day: the calendar explains it.
              {...(day !== null && { defaultMonth: day })}
              {...availability}
              {...(overlay.shown === 'sheet' && { monthCount: 1 })}
              isBare
              today={today}
              value={{ days: chosen === null ? [] : [chosen], start: null }}
              canGiveUp={false}
              onChange={(_selection, change) => take(change.day)}
            />
          </PickerOverlay>
        )
      }
    />
  );
}
