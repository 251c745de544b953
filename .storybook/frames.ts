import { noFrames } from '../scripts/checks/no-frames.mjs';

/** Busy machines draw late; a window that is never drawn again waits for ever. In milliseconds. */
const longestWait = 20_000;

let askedAt: number | null = null;

/**
 * Asks for a frame before a test, without waiting for it.
 * @throws {Error} where the frame that an earlier test asked for has not come: this test, and all after it, would hang
 */
export function checkFrames(): void {
  const now = performance.now();
  if (askedAt !== null && now - askedAt > longestWait)
    throw new Error(`${noFrames}; a test asked ${Math.round(now - askedAt)} ms ago.`);
  if (askedAt !== null) return;
  askedAt = now;
  requestAnimationFrame(() => (askedAt = null));
}
