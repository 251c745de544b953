/** After so many frames the browser has reported to assistive technology what was rendered (Orca 43 with Chromium 156). */
export const FRAMES_TO_REPORT = 2;

/** Runs `act` after so many frames. @returns cancels it */
export function afterFrames(count: number, act: () => void): () => void {
  let frame: number;
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : act()));
  };
  wait(count);
  return () => cancelAnimationFrame(frame);
}
