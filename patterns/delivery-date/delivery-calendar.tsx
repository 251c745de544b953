import { useMemo, useState } from 'react';
import { announce } from '../../components/announcer/index.ts';
import { DayCalendar } from '../../components/calendar/day-calendar.tsx';
import type { CalendarDay, Holiday, Selection } from '../../components/dates/index.ts';
import { Icon, icons } from '../../components/icon/index.ts';
import { latestOrderDay, MAX_DAYS_AHEAD, type DeliveryCalendar as WorkingHours } from '../rules/delivery-date.ts';
import { summaryButton } from '../summary-button/summary-button.css.ts';
import * as css from './delivery-date.css.ts';
import { orderText, type DeliverySpeaker } from './delivery-words.ts';

export interface DeliveryCalendarProps {
  /** The first possible day of arrival: earlier ones are disabled. */
  earliest: CalendarDay;
  /** Working days from handling to delivery. */
  leadTime: number;
  calendar: WorkingHours;
  /** The days off with their names. */
  daysOff: ReadonlyArray<Holiday>;
  workingDays: ReadonlyArray<CalendarDay> | undefined;
  speaker: DeliverySpeaker;
}

/**
 * The delivery days, unfolded on demand. Days without delivery give the reason; a chosen day shows its deadline. Native
 * `<details>`: it unfolds without JavaScript too.
 */
export function DeliveryCalendar(props: DeliveryCalendarProps) {
  const { earliest, leadTime, calendar, daysOff, workingDays, speaker } = props;
  const { t, today } = speaker;
  const [picked, setPicked] = useState<CalendarDay | null>(null);
  // The selection may be too early by now.
  const chosen = Math.max(picked ?? earliest, earliest);
  const selection = useMemo<Selection>(() => ({ days: [chosen], start: null }), [chosen]);
  const answerFor = (day: CalendarDay) => {
    const latest = latestOrderDay(day, leadTime, calendar);
    return latest === null ? '' : orderText(day, latest, speaker);
  };
  const choose = (day: CalendarDay) => {
    setPicked(day);
    announce(answerFor(day));
  };

  return (
    // Stays unfolded if it was before hydration.
    <details className={css.calendar} suppressHydrationWarning>
      <summary className={summaryButton}>
        {t('check')}
        <span className={css.sign}>
          <Icon shape={icons.chevronDown} size={20} />
        </span>
      </summary>
      <div className={css.unfolded}>
        <DayCalendar
          label={t('calendar')}
          today={today}
          min={earliest}
          max={today + MAX_DAYS_AHEAD}
          areWeekendsDisabled
          holidays={daysOff}
          areHolidaysDisabled
          workingDays={workingDays}
          value={selection}
          canGiveUp={false}
          onChange={(_selection, { day }) => choose(day)}
          infoBelow={answerFor(chosen)}
        />
      </div>
    </details>
  );
}
