import type { MouseEvent } from 'react';
import { chain } from 'react-aria/chain';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { propsOfDates } from '../calendar/date-props.ts';
import { DayCalendar } from '../calendar/day-calendar.tsx';
import { calendarWords } from '../calendar/calendar-words.ts';
import { DateInput, type DateInputOptions } from '../date-field/date-input.tsx';
import type { PickerOptions } from '../date-picker/picker-calendar.ts';
import { PickerOverlay } from '../date-picker/picker-overlay.tsx';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import { orNone } from '../dates/calendar-date.ts';
import { availabilityOf, dayOfDate, minutesOfTime, rulesOfDates, writeTime } from '../dates/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import type { DateTimeBehaviour } from './date-time-options.ts';
import { dateTimePickerTexts } from './date-time-picker.texts.ts';
import { dateTimeOf, missingOf } from './date-time.ts';
import { PickerTime } from './picker-time.tsx';
import { useDateTimeField } from './use-date-time-field.ts';
import { useDraft } from '../date-picker/use-draft.ts';

export type DateTimePickerProps = DateInputOptions & DateTimeBehaviour & PickerOptions;

/**
 * A day and time in one field: typed, or chosen in a panel beside it from viewport level 3 on and in a sheet below
 * that, and confirmed by "Wybierz". Sent as `yyyy-mm-ddTHH:MM`. Without JavaScript it is the native input.
 */
export function DateTimePicker({ onKeyDown, calendar, closesOnBack, ...props }: DateTimePickerProps) {
  const t = useTexts(dateTimePickerTexts);
  const { locale } = useTextsContext();
  const field = useDateTimeField(props);
  const { chosen, rule } = field;
  const availability = rulesOfDates(rule.availability ?? {});
  const today = dayOfDate(rule.today);
  const words = calendarWords(calendar?.locale ?? locale, calendar?.names);
  const moment = chosen && `${words.day(dayOfDate(chosen))}, ${writeTime(minutesOfTime(chosen), rule.clock)}`;
  const { draft, read, change, forget } = useDraft({ day: field.day, time: orNone(minutesOfTime)(chosen), leaps: 0 });
  const overlay = usePickerOverlay(forget);
  const isOpen = overlay.shown !== null;
  const missing = isOpen ? missingOf(draft.day, draft.time, rule) : null;

  const take = () => {
    const { day, time } = read();
    const still = missingOf(day, time, rule);
    if (still !== null) return announce(t(still));
    field.choose(dateTimeOf(day!, time!));
    overlay.close();
  };
  const leapToToday = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The days rerender, and in Safari, where a click moves no focus, one of them may have it.
    currentTarget.focus();
    change({ day: today, leaps: draft.leaps + 1 });
    announce(words.day(today));
  };
  const isTodayOffered = isOpen && availabilityOf(availability).isAvailable(today);

  return (
    <DateInput
      {...props}
      field={field}
      onKeyDown={chain(overlay.onKeyDown, onKeyDown)}
      // The native control has its own panel, even without JavaScript.
      action={
        !field.isNative && (
          <PickerOverlay
            overlay={overlay}
            triggerName={moment === null ? t('choose') : t('change', { moment })}
            title={t('title')}
            closesOnBack={closesOnBack}
            isDisabled={props.isDisabled || props.readOnly}
            actions={
              <>
                {isTodayOffered && (
                  <Button tone="text" onClick={leapToToday}>
                    {t('today')}
                  </Button>
                )}
                <Button tone="primary" unavailableReason={missing === null ? undefined : t(missing)} onClick={take}>
                  {t('take')}
                </Button>
              </>
            }
          >
            <DayCalendar
              key={draft.leaps}
              {...propsOfDates(calendar ?? {})}
              // The owner's default month only applies without a day.
              {...(draft.day !== null && { defaultMonth: draft.day })}
              {...availability}
              {...(overlay.shown === 'sheet' && { monthCount: 1 })}
              isBare
              today={today}
              value={{ days: draft.day === null ? [] : [draft.day], start: null }}
              canGiveUp={false}
              onChange={(_selection, { day }) => change({ day })}
            />
            <PickerTime
              name={t('time')}
              clock={rule.clock}
              rules={rule.timeRulesOf(draft.day ?? today)}
              value={draft.time}
              onChange={(time) => change({ time })}
              onEnter={take}
            />
          </PickerOverlay>
        )
      }
    />
  );
}
