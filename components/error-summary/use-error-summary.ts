import { useEffect, useRef, type MouseEvent } from 'react';
import { announce } from '../announcer/index.ts';
import { afterFrames, FRAMES_TO_REPORT } from '../shared/after-frames.ts';
import { useArrival } from '../shared/use-arrival.ts';
import { goToField, showBoth } from './go-to-field.ts';

export interface ErrorSummaryBehaviour {
  /** The field of the first error. */
  firstFieldId: string | undefined;
  /** How many errors there are now. */
  count: number;
  takesFocus: boolean;
  /** The heading; said where focus goes elsewhere. */
  title: string;
  /** What is said when the last error is mended. */
  allMended: string;
}

/** Takes focus when the summary appears, so that a screen reader reads it and everybody sees it, and tells its end. */
export function useErrorSummary({ firstFieldId, count, takesFocus, title, allMended }: ErrorSummaryBehaviour) {
  const summary = useArrival<HTMLDivElement>((element, cameWithPage) => {
    if (!takesFocus) {
      // The field that takes focus is read first.
      if (!cameWithPage) afterFrames(2 * FRAMES_TO_REPORT, () => announce(title));
      return;
    }
    // Somebody who is already in a field when the script comes must not be taken out of it.
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
      // The link works by itself; with JavaScript the label above the field comes into sight too.
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
