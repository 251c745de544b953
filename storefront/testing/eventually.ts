import { vi } from 'vitest';

/**
 * Waits until `look` no longer throws, and answers with what it found. A limit for what hangs, no measure of speed: machines that
 * run the tests may be slow or busy.
 */
export const eventually = <Value>(look: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(look, { interval: 5, timeout: 20_000 });
