import { useEffect, useRef, type MouseEvent } from 'react';
import { announce } from '../announcer/index.ts';
import { afterFrames, FRAMES_TO_REPORT } from '../shared/after-frames.ts';
import { useArrival } from '../shared/use-arrival.ts';
import { goToField, showBoth } from './go-to-field.ts';

export interface ErrorSummaryBehaviour {
  /** The first error's field. */
  firstFieldId: string | undefined;
  /** The current number of errors. */
  count: number;
  takesFocus: boolean;
  /** The heading; announced if focus is elsewhere. */
  title: string;
  /** Announced when the last error is fixed. */
  allMended: string;
}

/** Focuses the summary when it appears, so that screen readers read it and all see it, and announces its end. */
export function useErrorSummary({ firstFieldId, count, takesFocus, title, allMended }: ErrorSummaryBehaviour) {
  const summary = useArrival<HTMLDivElement>((element, cameWithPage) => {
    if (!takesFocus) {
      // The focused field is read first.
      if (!cameWithPage) afterFrames(2 * FRAMES_TO_REPORT, () => announce(title));
      return;
    }
    // Hydration must not take focus from a field.
    if (cameWithPage && document.activeElement !== document.body) return;
    element.focus({ preventScroll: true });
    showBoth(element, firstFieldId === undefined ? null : document.getElementById(firstFieldId));
  });

  const before = useRef(count);
  useEffect(() => {
    if (before.current > 0 && count === 0) announce(allMended);
    before.current = count;
  }, [count, allMended]);

  return {
    summaryRef: summary,
    linkProps: (fieldId: string) => ({
      // The link works natively; JavaScript also shows the label above the field.
      href: `#${fieldId}`,
      onClick(event: MouseEvent) {
        const field = document.getElementById(fieldId);
        if (!field) return;
        event.preventDefault();
        goToField(field);
      },
    }),
  };
}
