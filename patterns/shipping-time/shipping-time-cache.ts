import { shippingTimeUntil, type ShippingTime } from '../rules/shipping-time.ts';

/** Asks the shop for the dispatch time. The signal aborts. */
export type AskShippingTime<Choice> = (choice: Choice, signal: AbortSignal) => Promise<ShippingTime>;

export interface ShippingTimeCacheOptions<Choice> {
  /** The hash of the choice: `shippingTimeKey` for products. */
  keyOf: (choice: Choice) => string;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** How many answers are kept; the least recently used one goes first. */
  capacity?: number;
}

/**
 * Asks once for each choice and caches the answer while it is true: until the deadline of today, else until midnight
 * (T-16). Failures are retried.
 */
export function rememberShippingTimes<Choice>(
  ask: AskShippingTime<Choice>,
  { keyOf, clock, capacity = 100 }: ShippingTimeCacheOptions<Choice>,
): AskShippingTime<Choice> {
  const known = new Map<string, { time: ShippingTime; until: number }>();

  return async (choice, signal) => {
    const key = keyOf(choice);
    const found = known.get(key);
    // A map keeps the order of insertion, so reinserting makes it the last to go.
    known.delete(key);
    if (found && clock() < found.until) {
      known.set(key, found);
      return found.time;
    }
    // The answer was true when it was asked for, not when it came.
    const askedAt = clock();
    const time = await ask(choice, signal);
    known.set(key, { time, until: shippingTimeUntil(time, askedAt) });
    for (const oldest of known.keys()) if (known.size > capacity) known.delete(oldest);
    return time;
  };
}
