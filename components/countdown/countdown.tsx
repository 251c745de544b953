import { useId } from 'react';
import { announce } from '../announcer/announce.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { HiddenSpace } from '../visually-hidden/index.ts';
import * as css from './countdown.css.ts';
import { countdownTexts } from './countdown.texts.ts';
import { millisecondsOf, timeParts, type Instant, type TimePart } from './time-left.ts';
import { useCountdown, type CountdownBehaviour } from './use-countdown.ts';

export interface CountdownProps extends CountdownBehaviour {
  /** What the time is left to: "Do końca promocji". The name of the timer. */
  label: string;
  /** What stands before the date where nothing can count, without JavaScript and on paper: "Promocja trwa do". */
  endLabel?: string;
  /** The time zone of that date, as IANA names it. */
  timeZone?: string;
  /** `large` where the deadline is what the page is about. */
  size?: 'standard' | 'large';
}

/**
 * The time that is left until an instant, in words: two units, down to the second. Only 1 day, 1 hour, 10 minutes and
 * 1 minute before the end are told to screen readers. At its end it goes away and calls `onEnd`.
 */
export function Countdown({
  label,
  endLabel,
  timeZone = 'Europe/Warsaw',
  size = 'standard',
  ...behaviour
}: CountdownProps) {
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
        {/* An element with a meaning: of a timer with a name Orca 43 reads no text that stands in it plainly. */}
        <time className={css.time} dateTime={`PT${seconds}S`}>
          {inWords(timeParts(seconds))}
        </time>
      </div>
      <EndDate end={behaviour.end} label={endLabel ?? t('ends')} timeZone={timeZone} />
    </div>
  );
}

/** The end as a date, for pages in which nothing counts. Its clock has 24 hours, which every version of ICU writes alike. */
function EndDate({ end, label, timeZone }: { end: Instant; label: string; timeZone: string }) {
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
