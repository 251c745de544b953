import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { dropped, reported, standing, sumOfPayments } from './order-payments.ts';
import { partOfLine, shareByWorth } from './bundle-parts.ts';
import {
  isWholeReturn,
  paidForLines,
  returnablesOf,
  returnableOf,
  returnKey,
  worthOfPart,
  type SoldLine,
} from './return-lines.ts';
import { leftOfPayment, refundableOf, shareRefund, type RefundablePayment } from './refundable.ts';
import {
  afterReturnEvent,
  payout,
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
              const one = worthOfPart({ quantity, returned, returnedWorth: worth }, paid[index]!, part);
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

/** Lines of an order, some of them bundles of up to four parts whose prices alone may all be nothing. */
const soldLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5000 }),
      totalGross: fc.integer({ min: 0, max: 90_000 }),
      unitGross: fc.integer({ min: 0, max: 3 }),
      parts: fc.array(
        fc.record({ quantity: fc.integer({ min: 1, max: 3000 }), alone: fc.integer({ min: 0, max: 30_000 }) }),
        { maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((lines) =>
    lines.map(({ parts, unitGross, totalGross, ...line }, position): SoldLine => {
      const total = unitGross === 0 ? 0 : totalGross;
      const shares = shareByWorth(
        total,
        parts.map(({ alone }) => alone),
      );
      return {
        ...line,
        position,
        unitGross,
        totalGross: total,
        parts: parts.map(({ quantity }, index) => ({ part: index + 1, quantity, share: shares[index]! })),
      };
    }),
  );

describe('the parts of a bundle', () => {
  it('share its price by what they cost alone: none negative, together the price to the grosz', () => {
    const worths = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), worths, (price, alone) => {
        const shares = shareByWorth(price, alone);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
        const whole = alone.reduce((sum, worth) => sum + worth, 0);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          const exact = whole === 0 ? price / alone.length : (price * alone[index]!) / whole;
          expect(Math.abs(share - exact)).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: 2000 },
    );
    expect(shareByWorth(139_00, [69_00, 48_00, 39_00])).toEqual([61_48, 42_77, 34_75]);
    expect([partOfLine(500, 3000), partOfLine(333, 10)]).toEqual([1500, 4]);
  });

  it('stand in the place of their line, and cost together what the line costs after the discount of a code', () => {
    fc.assert(
      fc.property(soldLines, fc.nat(), (lines, off) => {
        const total = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
        const rebate = total === 0 ? 0 : off % (total + 1);
        const goods = returnablesOf(lines, new Map());
        const paid = paidForLines(goods, rebate);
        const whole = paidForLines(lines, rebate);
        for (const { position, parts } of lines) {
          const own = goods.flatMap((one, index) => (one.position === position ? [paid[index]!] : []));
          expect(own).toHaveLength(Math.max(1, parts.length));
          expect(own.reduce((sum, one) => sum + one, 0)).toBe(whole[position]);
        }
      }),
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

  it('of lines and parts of bundles never exceeds what was paid for each, in 2,000 walks of returns in any order', () => {
    const walk = fc.array(fc.tuple(fc.constantFrom('announce', 'giveUp', 'payOut'), fc.nat(), fc.nat()), {
      maxLength: 25,
    });
    fc.assert(
      fc.property(soldLines, fc.nat(), fc.nat(3000), walk, (lines, off, delivery, taken) => {
        const total = lines.reduce((sum, { totalGross }) => sum + totalGross, 0);
        const rebate = total === 0 ? 0 : off % (total + 1);
        interface Announced {
          key: string;
          quantity: number;
          worth: number;
          delivery: number;
          isPaid: boolean;
        }
        let open: Announced[] = [];
        const paidOf = new Map(
          returnablesOf(lines, new Map()).map((one, index, all) => [returnKey(one), paidForLines(all, rebate)[index]!]),
        );
        let payments: ReadonlyArray<RefundablePayment> = [
          {
            id: 1,
            method: 'blik',
            state: 'accepted',
            isReplaced: false,
            refunded: 0,
            amount: Math.max(1, total - rebate + delivery),
          },
        ];
        const sumOf = (own: ReadonlyArray<Announced>, name: 'quantity' | 'worth') =>
          own.reduce((sum, one) => sum + one[name], 0);
        for (const [step, which, amount] of taken) {
          const returned = new Map(
            [...Map.groupBy(open, ({ key }) => key)].map(([key, own]) => [
              key,
              { quantity: sumOf(own, 'quantity'), worth: sumOf(own, 'worth') },
            ]),
          );
          const goods = returnablesOf(lines, returned);
          const chosen = goods[which % goods.length]!;
          const key = returnKey(chosen);
          const returnable = returnableOf(chosen);
          if (step === 'announce' && !chosen.isGift && returnable > 0) {
            const quantity = 1 + (amount % returnable);
            const isWhole = isWholeReturn(goods, new Map([[key, quantity]]));
            const worth = worthOfPart(chosen, paidOf.get(key)!, quantity);
            open.push({ key, quantity, worth, delivery: isWhole ? delivery : 0, isPaid: false });
          }
          if (step === 'giveUp') open = open.filter((one, index) => one.isPaid || index !== which % open.length);
          const due = open[which % Math.max(1, open.length)];
          if (step === 'payOut' && due && !due.isPaid) {
            const sum = Math.min(payout({ goods: due.worth, delivery: due.delivery, fee: 0 }), refundableOf(payments));
            const shares = shareRefund(payments, sum) ?? [];
            payments = payments.map((one) => ({
              ...one,
              refunded: one.refunded + shares.reduce((all, share) => all + share.amount, 0),
            }));
            due.isPaid = true;
          }
          for (const [one, own] of Map.groupBy(open, (announced) => announced.key))
            expect(sumOf(own, 'worth')).toBeLessThanOrEqual(paidOf.get(one)!);
          expect(payments[0]!.refunded).toBeLessThanOrEqual(payments[0]!.amount);
        }
      }),
      { numRuns: 2000 },
    );
  });

  const walks = inject('isFullRun') ? 10_000 : 2500;
  it(`never gives back more than was paid, in ${walks} walks of returns, complaints, cancellations and notifications`, () => {
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
      { numRuns: walks },
    );
  });
});
