import { useEffect, useState } from 'react';
import { GablePath } from './gable-path.tsx';
import * as css from './loading-overlay.css.ts';

/** How often the drawing updates, in milliseconds. */
const STEP = 1000;

/** The gable of waiting: the part in the colour of action is the elapsed share of `duration` milliseconds. */
export function WaitingGable({ duration }: { duration: number }) {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const drawing = setInterval(() => setGone(Date.now() - start), STEP);
    return () => clearInterval(drawing);
  }, []);
  const share = Math.min(gone / duration, 1);
  return (
    <svg className={css.gable} viewBox="0 0 120 60" aria-hidden="true">
      <GablePath className={css.whole} />
      {share > 0 && <GablePath className={css.gone} pathLength={1} strokeDasharray={`${share} 1`} />}
    </svg>
  );
}
