import { shippingTimeUntil, type ShippingTime } from '../rules/shipping-time.ts';

/** Asks the shop when the goods leave. The signal says that the answer is not wanted any more. */
export type AskShippingTime<Choice> = (choice: Choice, signal: AbortSignal) => Promise<ShippingTime>;

export interface ShippingTimeCacheOptions<Choice> {
  /** The hash of what is chosen: `shippingTimeKey` for products. */
  keyOf: (choice: Choice) => string;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** How many answers are kept; the one that was not asked for longest goes first. */
  capacity?: number;
}

/**
 * Asks once for each choice and remembers the answer while it is true: until the deadline of today, else until midnight (T-16).
 * What failed is asked again.
 */
export function rememberShippingTimes<Choice>(
  ask: AskShippingTime<Choice>,
  { keyOf, clock, capacity = 100 }: ShippingTimeCacheOptions<Choice>,
): AskShippingTime<Choice> {
  const known = new Map<string, { time: ShippingTime; until: number }>();

  return async (choice, signal) => {
    const key = keyOf(choice);
    const found = known.get(key);
    // A map keeps the order of insertion, so what is put in again is the last to go.
    known.delete(key);
    if (found && clock() < found.until) {
      known.set(key, found);
      return found.time;
    }
    // What the shop says was true when it was asked, not when the answer came.
    const askedAt = clock();
    const time = await ask(choice, signal);
    known.set(key, { time, until: shippingTimeUntil(time, askedAt) });
    for (const oldest of known.keys()) if (known.size > capacity) known.delete(oldest);
    return time;
  };
}
