import { useId, useImperativeHandle, type KeyboardEvent, type MouseEvent } from 'react';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Calendar } from '../calendar/index.ts';
import { calendarWords } from '../calendar/calendar-words.ts';
import { example as exampleStyle } from '../date-field/date-field.css.ts';
import type { DateInputOptions } from '../date-field/date-input.tsx';
import type { PickerCalendarOptions } from '../date-picker/index.ts';
import { PickerOverlay } from '../date-picker/picker-overlay.tsx';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import { availabilityOf, writeTime } from '../dates/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { TextInput, type TextFieldProps } from '../text-field/text-input.tsx';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { TimeField } from '../time-field/index.ts';
import type { DateTimeBehaviour } from './date-time-options.ts';
import * as styles from './date-time-picker.css.ts';
import { dateTimePickerTexts } from './date-time-picker.texts.ts';
import { missingOf } from './date-time.ts';
import { useDateTimeField } from './use-date-time-field.ts';
import { useDraft } from './use-draft.ts';

export type DateTimePickerProps = DateInputOptions &
  DateTimeBehaviour & {
    /** How the calendar shows its days: names, week numbers, what stands in a day. A sheet has one month, whatever is said. */
    calendar?: PickerCalendarOptions;
    /** Whether Back in the browser closes the sheet: while it is open, the history has an entry more. Off by default. */
    closesOnBack?: boolean;
  };

/**
 * A day and a time in one field: typed, or chosen in a panel beside it from viewport level 3 on and in a sheet below that, where
 * nothing is taken before "Wybierz". Sent as `yyyy-mm-ddTHH:MM`. Without JavaScript it is the browser's own input.
 */
export function DateTimePicker({
  today,
  pattern,
  availability,
  timeRules,
  clock = 24,
  example,
  value,
  defaultValue,
  onChange,
  calendar,
  closesOnBack,
  onBlur,
  onKeyDown,
  ref,
  error,
  hint,
  ...props
}: DateTimePickerProps) {
  const t = useTexts(dateTimePickerTexts);
  const { locale } = useTextsContext();
  const id = useId();
  const { name } = props;
  const { input, ...field } = useDateTimeField({
    name,
    today,
    pattern,
    availability,
    timeRules,
    clock,
    example,
    value,
    defaultValue,
    onChange,
  });
  useImperativeHandle(ref, () => input.current!, [input]);
  const { chosen, rule } = field;
  const words = calendarWords(calendar?.locale ?? locale, calendar?.names);
  const { draft, read, change, forget } = useDraft(field.day, chosen?.time ?? null);
  const overlay = usePickerOverlay(forget);
  const isOpen = overlay.shown !== null;
  const missing = isOpen ? missingOf(draft.day, draft.time, rule) : null;

  const take = () => {
    const { day, time } = read();
    const still = missingOf(day, time, rule);
    if (still !== null) return announce(t(still));
    field.choose({ day: day!, time: time! });
    overlay.close();
  };
  const leapToToday = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The days are drawn anew, and in Safari, where a click gives no focus, one of them may have it.
    currentTarget.focus();
    change({ day: today, leaps: draft.leaps + 1 });
    announce(words.day(today));
  };
  const isTodayOffered = isOpen && availabilityOf(availability ?? {}).isAvailable(today);

  return (
    <TextInput
      autoComplete="off"
      {...(props as TextFieldProps)}
      hint={hint ?? <span className={exampleStyle}>{field.example}</span>}
      error={error ?? field.problem}
      ref={input}
      spellCheck={false}
      defaultValue={field.initialText}
      controlProps={field.controlProps}
      onBlur={(event) => {
        field.onBlur();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        overlay.onKeyDown(event);
        onKeyDown?.(event);
      }}
      // The browser's own control has a panel of its own, also where there is no JavaScript.
      action={
        !field.isNative && (
          <PickerOverlay
            overlay={overlay}
            triggerName={
              chosen === null
                ? t('choose')
                : t('change', { moment: `${words.day(chosen.day)}, ${writeTime(chosen.time, clock)}` })
            }
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
            <Calendar
              key={draft.leaps}
              {...calendar}
              // A day of the owner's choice only where there is none yet.
              {...(draft.day !== null && { defaultMonth: draft.day })}
              {...availability}
              {...(overlay.shown === 'sheet' && { monthCount: 1 })}
              isBare
              today={today}
              value={{ days: draft.day === null ? [] : [draft.day], start: null }}
              canGiveUp={false}
              onChange={(_selection, { day }) => change({ day })}
            />
            <div
              className={styles.time}
              role="presentation"
              onKeyDown={(event: KeyboardEvent) => {
                // It sends no form. What could not be taken is first seen, and only then chosen.
                if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
                  return;
                event.preventDefault();
                take();
              }}
            >
              <span id={`${id}time`} className={styles.timeName}>
                <Icon shape={icons.clock} />
                {t('time')}
              </span>
              <TimeField
                aria-labelledby={`${id}time`}
                clock={clock}
                rules={rule.timeRulesOf(draft.day ?? today)}
                value={draft.time}
                onChange={(time) => change({ time })}
              />
            </div>
          </PickerOverlay>
        )
      }
    />
  );
}
