import { useEffect, useRef } from 'react';
import { announce } from '../announcer/announce.ts';
import { useTexts } from '../texts/index.ts';
import { progressTexts } from './progress.texts.ts';
import { percentOf, shareOf, sharePassed } from './share.ts';

export interface ProgressBehaviour {
  /** What is being done: the name of the bar. */
  label: string;
  /** How much is done, from 0 to `max`. Left out while unknown: then the bar only shows that work goes on. */
  value?: number | undefined;
  /** The total, greater than 0: 100 by default. */
  max?: number;
  /** The value in words, where percents say too little: "3 z 8 zdjęć". */
  valueText?: string | undefined;
  /** The text in place of the value once all is done: "Gotowe" by default. */
  doneText?: string | undefined;
  /** Whether to announce milestones to screen readers. Not where the page announces them itself. */
  isSpoken?: boolean;
}

/** The value of a progress in words; announces milestones once each, but not the initial value. */
export function useProgress({ label, value, max = 100, valueText, doneText, isSpoken = true }: ProgressBehaviour) {
  const t = useTexts(progressTexts);
  const share = value === undefined ? undefined : shareOf(value, max);
  const isDone = share === 1;
  const percents = share === undefined ? undefined : t('percent', { percent: percentOf(share) });
  const words = isDone ? (doneText ?? t('done')) : (valueText ?? percents);

  const passed = share === undefined ? 0 : sharePassed(share);
  const announced = useRef(passed);
  useEffect(() => {
    // A restart is announced again; a small step back is not.
    if (passed === 0) announced.current = 0;
    if (passed <= announced.current) return;
    announced.current = passed;
    if (isSpoken && words !== undefined) announce(t('said', { label, value: words }));
  });

  return { share, isDone, words };
}
