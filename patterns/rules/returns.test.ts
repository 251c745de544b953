import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropped, reported, standing, sumOfPayments } from './order-payments.ts';
import { paidForLines, worthOfPart } from './return-lines.ts';
import { leftOfPayment, refundableOf, shareRefund, type RefundablePayment } from './refundable.ts';
import {
  afterReturnEvent,
  releasedStates,
  returnMethods,
  returnStates,
  type ReturnEvent,
  type ReturnState,
} from './returns.ts';

describe('the states of a return', () => {
  it('are those of the wire contract, each reached from the beginning of a method', () => {
    expect(returnStates).toEqual([1, 2, 3, 13, 14, 15, 16, 17, 18]);
    const events: ReadonlyArray<ReturnEvent> = ['receive', 'accept', 'refuse', 'cancel', 'lose', 'abandon'];
    const reached = new Set<ReturnState>(Object.values(returnMethods).map(({ begins }) => begins));
    for (const state of reached)
      for (const event of events) {
        const next = afterReturnEvent(state, event);
        if (next !== null) reached.add(next);
      }
    expect([...reached].toSorted((a, b) => a - b)).toEqual(returnStates);
    expect(events.map((event) => afterReturnEvent(2, event))).toEqual(events.map(() => null));
    expect(returnStates.filter((state) => afterReturnEvent(state, 'cancel') === 13)).toEqual([15, 17, 18]);
    expect(releasedStates).toEqual([3, 13, 14, 16]);
  });
});

describe('the worth of returned parts', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 50_000 }),
    totalGross: fc.integer({ min: 0, max: 9_999_999 }),
  });

  it('of all parts is what was paid, whatever their sizes, also after a discount', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.infiniteStream(fc.nat()),
        (lines, off, cuts) => {
          const total = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
          const rebate = total === 0 ? 0 : off % (total + 1);
          const paid = paidForLines(lines, rebate);
          expect(paid.reduce((sum, one) => sum + one, 0)).toBe(total - rebate);
          lines.forEach(({ quantity }, index) => {
            let [returned, worth] = [0, 0];
            while (returned < quantity) {
              const part = Math.min(quantity - returned, 1 + ((cuts.next().value as number) % quantity));
              const one = worthOfPart({ quantity, returned }, paid[index]!, part);
              expect(one).toBeGreaterThanOrEqual(0);
              worth += one;
              returned += part;
            }
            expect(worth).toBe(paid[index]);
          });
        },
      ),
    );
  });
});

describe('a refund', () => {
  /** An order with its payments, and the money that came and went. */
  interface Book {
    payments: RefundablePayment[];
    came: number;
    went: number;
  }
  const change = (book: Book, id: number, by: Partial<RefundablePayment>): void => {
    book.payments = book.payments.map((payment) => (payment.id === id ? { ...payment, ...by } : payment));
  };
  /** What the store does: the same rules in the same order. */
  const steps: Readonly<Record<string, (book: Book, value: number) => void>> = {
    pay(book, value) {
      const payment = book.payments[value % book.payments.length]!;
      const { state, effect } = reported(payment, 'accept');
      if (effect === 'none') return;
      book.came += payment.amount;
      // Money for a payment that no longer counts goes straight back.
      if (effect === 'surplus') book.went += payment.amount;
      else change(book, payment.id, { state });
    },
    refund(book, value) {
      const shares = shareRefund(book.payments, value);
      const left = refundableOf(book.payments);
      expect(shares === null).toBe(value <= 0 || value > left);
      for (const { paymentId, amount } of shares ?? []) {
        const payment = book.payments.find(({ id }) => id === paymentId)!;
        change(book, paymentId, { refunded: payment.refunded + amount });
        book.went += amount;
      }
    },
    refundAll(book) {
      const left = refundableOf(book.payments);
      if (left > 0) steps['refund']!(book, left);
    },
    refundPayment(book, value) {
      const payment = book.payments[value % book.payments.length]!;
      if (payment.state !== 'accepted') return;
      book.went += leftOfPayment(payment);
      change(book, payment.id, { state: 'refunded' });
    },
    notifyRefund(book, value) {
      const payment = book.payments[value % book.payments.length]!;
      const { state, effect } = reported(payment, 'refund');
      if (effect !== 'changed') return;
      // The provider sent the rest back by itself.
      book.went += leftOfPayment(payment);
      change(book, payment.id, { state });
    },
    fail(book, value) {
      const payment = book.payments[value % book.payments.length]!;
      change(book, payment.id, { state: reported(payment, 'fail').state });
    },
    cancelOrder(book) {
      for (const payment of book.payments) {
        const state = dropped(payment.state);
        if (state === 'refunded' && payment.state !== 'refunded') book.went += leftOfPayment(payment);
        change(book, payment.id, { state });
      }
    },
  };

  it('never gives back more than was paid, in 10,000 walks of returns, complaints, cancellations and notifications', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 3 });
    const walk = fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.oneof(fc.nat(5), fc.integer({ min: -5, max: 120_000 }))),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(amounts, walk, (sums, taken) => {
        const book: Book = {
          payments: sums.map((amount, id) => ({
            id,
            amount,
            method: 'blik',
            state: 'chosen',
            isReplaced: false,
            refunded: 0,
          })),
          came: 0,
          went: 0,
        };
        for (const [step, value] of taken) {
          steps[step]!(book, step === 'refund' ? value : Math.abs(value));
          expect(book.went).toBeLessThanOrEqual(book.came);
          expect(book.came - book.went).toBe(refundableOf(book.payments));
          expect(sumOfPayments(standing(book.payments))).toBe(sums.reduce((sum, one) => sum + one, 0));
        }
      }),
      { numRuns: 10_000 },
    );
  });
});
