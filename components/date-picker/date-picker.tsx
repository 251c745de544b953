import { Button } from '../button/index.ts';
import { Calendar } from '../calendar/index.ts';
import { calendarWords } from '../calendar/calendar-words.ts';
import { DateInput } from '../date-field/date-input.tsx';
import type { DateFieldProps } from '../date-field/index.ts';
import { splitDateOptions } from '../date-field/split-date-options.ts';
import { useDateField } from '../date-field/use-date-field.ts';
import { availabilityOf, type CalendarDay } from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { datePickerTexts } from './date-picker.texts.ts';
import type { PickerCalendarOptions } from './picker-calendar.ts';
import { PickerOverlay } from './picker-overlay.tsx';
import { usePickerOverlay } from './use-picker-overlay.ts';

export type DatePickerProps = Omit<DateFieldProps, 'today'> & {
  /**
   * The day that is marked as today: `dayIn(now, timeZone)`. No clock is asked, so that server and browser agree. From it a
   * year of two digits gets its century too.
   */
  today: CalendarDay;
  /** How the calendar shows its days: names, week numbers, what stands in a day. A sheet has one month, whatever is said. */
  calendar?: PickerCalendarOptions;
  /** The calendar has a button "Dziś", where today may be chosen. */
  hasToday?: boolean;
  /** The calendar has a button "Wyczyść", while there is a date. */
  hasClear?: boolean;
  /** Whether Back in the browser closes the sheet: while it is open, the history has an entry more. Off by default. */
  closesOnBack?: boolean;
};

/**
 * A date that is typed, or chosen in a calendar: beside the field from viewport level 3 on, below that in a sheet. Both stay in
 * step. Sent as `yyyy-mm-dd`. Without JavaScript it is the browser's own date input. Source: ARIA Authoring Practices, date
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
  const { behaviour, rest } = splitDateOptions(props);
  const { today, availability } = props;
  const field = useDateField(behaviour);
  const { chosen, day } = field;
  const words = calendarWords(calendar?.locale ?? locale, calendar?.names);

  const take = (next: CalendarDay | null) => {
    field.choose(next);
    overlay.close();
  };
  const isOpen = overlay.shown !== null;
  const isTodayOffered = isOpen && hasToday && availabilityOf(availability ?? {}).isAvailable(today);
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
      {...rest}
      field={field}
      onKeyDown={(event) => {
        overlay.onKeyDown(event);
        onKeyDown?.(event);
      }}
      // The browser's own control has a calendar of its own, also where there is no JavaScript.
      action={
        !field.isNative && (
          <PickerOverlay
            overlay={overlay}
            triggerName={chosen === null ? t('choose') : t('change', { date: words.day(chosen) })}
            title={t('calendar')}
            closesOnBack={closesOnBack}
            isDisabled={rest.isDisabled || rest.readOnly}
            actions={actions || undefined}
          >
            <Calendar
              {...calendar}
              // Also the month of a day that may not be chosen: it tells there why.
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
