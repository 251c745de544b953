import { useId } from 'react';
import * as css from './progress.css.ts';
import { useProgress, type ProgressBehaviour } from './use-progress.ts';

export type ProgressProps = ProgressBehaviour;

/**
 * How far some work has come, in words and as a bar; without a `value` only that it goes on. Announces every quarter
 * and the end once to screen readers.
 */
export function Progress(props: ProgressProps) {
  const id = useId();
  const { share, isDone, words } = useProgress(props);
  return (
    <div className={css.box}>
      <p className={css.line}>
        <span id={id} className={css.label}>
          {props.label}
        </span>
        {words !== undefined && (
          // Exposed by the bar.
          <span className={css.words} data-done={isDone || undefined} aria-hidden="true">
            {words}
          </span>
        )}
      </p>
      {/* The native element: known before any script comes, and its length is an attribute. A box with role progressbar
          would need a style attribute, which the policy refuses. */}
      <progress className={css.bar} aria-labelledby={id} aria-valuetext={words} max={1} value={share} />
    </div>
  );
}
