import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ShippingTime } from '../rules/shipping-time.ts';
import { shippingTimeRefresh } from './index.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const today: ShippingTime = { isToday: true };
const later: ShippingTime = { days: 3 };

/** A shop whose answers the test gives, in any order. */
function heldShop() {
  const held: { choice: string; signal: AbortSignal; answer: (time: ShippingTime) => void; fail: () => void }[] = [];
  const ask = (choice: string, signal: AbortSignal) =>
    new Promise<ShippingTime>((answer, reject) => {
      held.push({ choice, signal, answer, fail: () => reject(new Error('connection')) });
    });
  const onAnswer = vi.fn();
  return { held, ask, onAnswer, answers: () => onAnswer.mock.calls.map(([time]) => time as ShippingTime) };
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the refresh of a shipping time', () => {
  it('asks once for several changes, 50 ms after the last one', async () => {
    const { held, ask, onAnswer, answers } = heldShop();
    const { refresh } = shippingTimeRefresh({ ask, onAnswer });
    refresh('M');
    await pass(49);
    refresh('L');
    await pass(49);
    expect(held).toEqual([]);
    await pass(1);
    expect(held.map(({ choice }) => choice)).toEqual(['L']);
    held[0]!.answer(today);
    await pass(0);
    expect(answers()).toEqual([today]);
  });

  it('waits for a given delay', async () => {
    const { held, ask, onAnswer } = heldShop();
    shippingTimeRefresh({ ask, onAnswer, delay: 200 }).refresh('M');
    await pass(199);
    expect(held).toEqual([]);
    await pass(1);
    expect(held).toHaveLength(1);
  });

  it('ignores a stale response', async () => {
    const { held, ask, onAnswer, answers } = heldShop();
    const { refresh } = shippingTimeRefresh({ ask, onAnswer });
    refresh('M');
    await pass(50);
    refresh('L');
    expect(held[0]!.signal.aborted).toBe(true);
    held[0]!.answer(today);
    await pass(50);
    held[1]!.answer(later);
    await pass(0);
    expect(answers()).toEqual([later]);
  });

  it('keeps the answer if the shop is unreachable, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { held, ask, onAnswer, answers } = heldShop();
    const { refresh } = shippingTimeRefresh({ ask, onAnswer });
    refresh('M');
    await pass(50);
    held[0]!.fail();
    await pass(0);
    expect([answers(), log.mock.calls.length]).toEqual([[], 1]);
    // A stale failure is not logged.
    refresh('L');
    await pass(50);
    refresh('M');
    held[1]!.fail();
    await pass(0);
    expect(log).toHaveBeenCalledOnce();
  });

  it('asks nothing after stop', async () => {
    const { held, ask, onAnswer, answers } = heldShop();
    const { refresh, stop } = shippingTimeRefresh({ ask, onAnswer });
    refresh('M');
    stop();
    await pass(1000);
    expect(held).toEqual([]);
    refresh('L');
    await pass(50);
    stop();
    held[0]!.answer(today);
    await pass(0);
    expect(answers()).toEqual([]);
  });
});
