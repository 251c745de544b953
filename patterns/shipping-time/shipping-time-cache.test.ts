import { describe, expect, it, vi } from 'vitest';
import { shippingTimeKey, type ShippingProduct } from '../rules/shipping-time-key.ts';
import type { ShippingTime } from '../rules/shipping-time.ts';
import { rememberShippingTimes } from './index.ts';

const { signal } = new AbortController();
const warsaw = (time: string) => Date.parse(`2026-11-20T${time}+01:00`);
const linen: ShippingProduct = { id: 1007, size: 'uniw', quantity: 1500 };
const untilTwo: ShippingTime = { isToday: true, deadline: '14:00' };

/** A shop with a constant answer, at a moment set by the test. */
function shopAt(time: string, answer: ShippingTime, capacity?: number) {
  let now = warsaw(time);
  const ask = vi.fn((_products: ReadonlyArray<ShippingProduct>, _signal: AbortSignal) => Promise.resolve(answer));
  const remembered = rememberShippingTimes(ask, {
    keyOf: shippingTimeKey,
    clock: () => now,
    ...(capacity !== undefined && { capacity }),
  });
  return {
    ask,
    choose: (product: ShippingProduct = linen) => remembered([product], signal),
    clockShows: (next: string) => void (now = warsaw(next)),
  };
}

describe('remembered shipping times', () => {
  it.each<[string, ShippingTime, string, string, number]>([
    ['a second before the deadline', untilTwo, '09:00:00', '13:59:59', 1],
    ['at the deadline', untilTwo, '09:00:00', '14:00:00', 2],
    ['a second before midnight, without a deadline', { days: 3 }, '09:00:00', '23:59:59', 1],
    ['at midnight, without a deadline', { days: 3 }, '09:00:00', '24:00:00', 2],
    ['before midnight, after the deadline of today', untilTwo, '15:00:00', '23:59:59', 1],
    ['at midnight, after the deadline of today', untilTwo, '15:00:00', '24:00:00', 2],
    ['before midnight, of an unknown time', { isUnknown: true }, '09:00:00', '23:59:59', 1],
  ])('%s [T-16 part]', async (_name, answer, first, second, asked) => {
    const shop = shopAt(first, answer);
    expect(await shop.choose()).toEqual(answer);
    shop.clockShows(second);
    expect(await shop.choose({ ...linen, id: '1007' })).toEqual(answer);
    expect(shop.ask).toHaveBeenCalledTimes(asked);
  });

  it('asks for each new choice [T-16 part]', async () => {
    const shop = shopAt('09:00:00', untilTwo);
    for (const quantity of [1500, 1600, 1500]) await shop.choose({ ...linen, quantity });
    expect(shop.ask.mock.calls.map(([[product]]) => product?.quantity)).toEqual([1500, 1600]);
  });

  it('retries failures', async () => {
    const shop = shopAt('09:00:00', untilTwo);
    shop.ask.mockRejectedValueOnce(new Error('connection'));
    await expect(shop.choose()).rejects.toThrow('connection');
    expect(await shop.choose()).toEqual(untilTwo);
  });

  it('evicts the least recently used choice', async () => {
    const shop = shopAt('09:00:00', untilTwo, 2);
    for (const quantity of [1000, 2000, 1000, 3000, 1000, 2000]) await shop.choose({ ...linen, quantity });
    expect(shop.ask.mock.calls.map(([[product]]) => product?.quantity)).toEqual([1000, 2000, 3000, 2000]);
  });
});
