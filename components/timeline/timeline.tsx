import type { ReactNode } from 'react';
import { classNames, type VisibleName } from '../shared/index.ts';
import { useWords } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './timeline.css.ts';
import { timelineTexts } from './timeline.texts.ts';

export interface TimelineStep {
  /** What happens in it: "Przygotowujemy". */
  readonly title: VisibleName;
  /** Whether it lies behind, is under way, or is still to come. At most one step is under way. */
  readonly state: 'done' | 'current' | 'upcoming';
  /** When, in words as they are shown: "21 listopada, 11:42". */
  readonly date?: string;
  /** The same for machines, as the `<time>` element of HTML takes it: "2026-11-21T11:42+01:00". */
  readonly dateTime?: string;
  /** What it means now: where the parcel lies, until when it is sent. */
  readonly text?: ReactNode;
}

export interface TimelineProps {
  /** All steps from the first to the last, those to come too. */
  steps: ReadonlyArray<TimelineStep>;
  /** Another name than "Przebieg": "Przebieg reklamacji". */
  label?: string;
  /** The id of a heading that names it, instead of `label`. */
  'aria-labelledby'?: string;
}

/** The past and coming steps of an order or a complaint: an ordered list, its states in words too. */
export function Timeline({ steps, label, 'aria-labelledby': labelledBy }: TimelineProps) {
  const t = useWords(timelineTexts);
  return (
    <ol
      // Safari with VoiceOver drops list semantics without markers unless `role` is set.
      role="list"
      aria-label={labelledBy === undefined ? (label ?? t('name')) : undefined}
      aria-labelledby={labelledBy}
      className={css.list}
    >
      {steps.map(({ title, state, date, dateTime, text }, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- steps have no identity but their place
          key={index}
          aria-current={state === 'current' ? 'step' : undefined}
          className={classNames(css.step, css.state[state])}
        >
          <p className={css.title}>
            {/* One text with its space: Orca 43 does not speak a text of white space alone. */}
            <VisuallyHidden>{`${t(state)} `}</VisuallyHidden>
            {title}
          </p>
          {date !== undefined && (
            <p className={css.more}>{dateTime === undefined ? date : <time dateTime={dateTime}>{date}</time>}</p>
          )}
          {text !== undefined && <div className={css.more}>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
