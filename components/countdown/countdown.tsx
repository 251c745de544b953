import type { ZonedDateTime } from '@internationalized/date';
import { useId } from 'react';
import { announce } from '../announcer/announce.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { HiddenSpace } from '../visually-hidden/index.ts';
import * as css from './countdown.css.ts';
import { countdownTexts } from './countdown.texts.ts';
import { millisecondsOf, timeParts, type Instant, type TimePart } from './time-left.ts';
import { useCountdown, type CountdownBehaviour } from './use-countdown.ts';

export interface CountdownProps extends CountdownBehaviour {
  /** What ends: "Do końca promocji". The timer's name. */
  label: string;
  /** The text before the date where nothing counts, without JavaScript and on paper: "Promocja trwa do". */
  endLabel?: string;
  /** The IANA time zone of that date. By default that of a `ZonedDateTime`, else "Europe/Warsaw". */
  timeZone?: string;
  /** `large` if the deadline is the page's topic. */
  size?: 'standard' | 'large';
}

/**
 * The time left until an instant, in words: two units, down to the second. Screen readers hear only 1 day, 1 hour, 10
 * minutes and 1 minute before the end. At its end it disappears and calls `onEnd`.
 */
export function Countdown({ label, endLabel, timeZone, size = 'standard', ...behaviour }: CountdownProps) {
  const t = useTexts(countdownTexts);
  const id = useId();
  const inWords = (parts: ReadonlyArray<TimePart>) => parts.map(({ unit, count }) => t(unit, { count })).join(' ');
  const seconds = useCountdown(behaviour, (left) => {
    const time = inWords(timeParts(left).filter(({ count }) => count > 0));
    announce(t('said', { label, time }));
  });
  if (seconds === 0) return null;
  return (
    <div className={css.size[size]}>
      <div role="timer" aria-labelledby={id} className={css.timer}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <HiddenSpace />
        {/* A semantic element: Orca 43 skips plain text inside a named timer. */}
        <time className={css.time} dateTime={`PT${seconds}S`}>
          {inWords(timeParts(seconds))}
        </time>
      </div>
      <EndDate end={behaviour.end} label={endLabel ?? t('ends')} timeZone={timeZone} />
    </div>
  );
}

interface EndDateProps {
  end: Instant;
  label: string;
  timeZone: string | undefined;
}

const zoneOf = (end: Instant) => (end as Partial<ZonedDateTime>).timeZone ?? 'Europe/Warsaw';

/** The end as a date, for pages without counting. 24-hour clock, which every ICU version writes alike. */
function EndDate({ end, label, timeZone = zoneOf(end) }: EndDateProps) {
  const t = useTexts(countdownTexts);
  const { locale } = useTextsContext();
  const date = new Date(millisecondsOf(end));
  const day = date.toLocaleDateString(locale, { dateStyle: 'long', timeZone });
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return (
    <p className={css.date}>
      {`${label} `}
      <time dateTime={date.toISOString()}>{t('instant', { day, time })}</time>
    </p>
  );
}
