import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dropped,
  firstPayments,
  leftToPay,
  openPayment,
  reported,
  standing,
  sumOfPayments,
  type OrderPayment,
  type PaymentReport,
} from './order-payments.ts';
import { afterPaymentEvent, isOpenPayment, paymentStates, type PaymentEvent } from './payment-states.ts';

const events: ReadonlyArray<PaymentEvent> = ['accept', 'interrupt', 'fail', 'cancel', 'retry', 'refund'];

describe('a payment [T-38 part]', () => {
  it('has six states, and these transitions alone', () => {
    const allowed = paymentStates.flatMap((state) =>
      events.flatMap((event) => {
        const next = afterPaymentEvent(state, event);
        return next === null ? [] : [`${state} ${event} ${next}`];
      }),
    );
    expect(paymentStates.toSorted()).toEqual(['accepted', 'cancelled', 'chosen', 'error', 'interrupted', 'refunded']);
    expect(allowed.toSorted()).toEqual([
      'accepted refund refunded',
      'chosen accept accepted',
      'chosen cancel cancelled',
      'chosen fail error',
      'chosen interrupt interrupted',
      'error retry chosen',
      'interrupted retry chosen',
    ]);
  });

  it.each([
    ['chosen', 'accept', 'accepted', 'changed'],
    ['interrupted', 'accept', 'accepted', 'changed'],
    ['error', 'accept', 'accepted', 'changed'],
    ['accepted', 'accept', 'accepted', 'none'],
    ['accepted', 'interrupt', 'accepted', 'none'],
    ['accepted', 'fail', 'accepted', 'none'],
    ['refunded', 'accept', 'refunded', 'none'],
    ['cancelled', 'accept', 'cancelled', 'surplus'],
    ['cancelled', 'fail', 'cancelled', 'none'],
    ['interrupted', 'fail', 'interrupted', 'none'],
  ] as const)('that is %s and reported as %s is %s', (state, report, next, effect) => {
    expect(reported({ state }, report)).toEqual({ state: next, effect });
  });
});

describe('the payments of an order', () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('report' as const),
      which: fc.nat(),
      report: fc.constantFrom<PaymentReport>('accept', 'interrupt', 'fail', 'refund'),
    }),
    fc.record({ kind: fc.constant('replace' as const), cost: fc.integer({ min: 0, max: 500 }) }),
    fc.record({ kind: fc.constant('part' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
    fc.record({ kind: fc.constant('drop' as const) }),
  );

  /** The same steps as the store's, on values. */
  function walk(
    payments: ReadonlyArray<OrderPayment>,
    total: number,
    one: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  ): { payments: ReadonlyArray<OrderPayment>; total: number } {
    const open = openPayment(payments);
    const replaced = payments.map((payment) =>
      payment === open ? { ...payment, state: dropped(payment.state), isReplaced: true } : payment,
    );
    switch (one.kind) {
      case 'report': {
        const index = one.which % payments.length;
        const { state } = reported(payments[index]!, one.report);
        return { total, payments: payments.map((payment, at) => (at === index ? { ...payment, state } : payment)) };
      }
      case 'replace': {
        if (!open) return { payments, total };
        const later = { method: 'later', state: 'chosen' as const, amount: open.amount + one.cost, isReplaced: false };
        return { total: total + one.cost, payments: [...replaced, later] };
      }
      case 'part': {
        if (!open) return { payments, total };
        const added = firstPayments(open.amount, [{ method: 'voucher', amount: one.amount }], open.method);
        return { total, payments: [...replaced, ...added] };
      }
      case 'drop':
        return { total, payments: payments.map((payment) => ({ ...payment, state: dropped(payment.state) })) };
    }
  }

  /** An assertion is a thousand times slower than a comparison, and there are a million of these. */
  const holds = (isTrue: boolean) => {
    if (!isTrue) throw new Error('The payments of an order do not add up.');
  };

  it('sum up to its total in every state that random walks reach', () => {
    const parts = fc.array(fc.record({ method: fc.constant('points'), amount: fc.integer({ min: 0, max: 80_000 }) }), {
      maxLength: 4,
    });
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        parts,
        fc.array(step, { maxLength: 25 }),
        (worth, covering, steps) => {
          let state = {
            total: worth,
            payments: firstPayments(worth, covering, 'blik') as ReadonlyArray<OrderPayment>,
          };
          for (const one of [null, ...steps]) {
            const before = state.payments;
            if (one) state = walk(state.payments, state.total, one);
            const open = standing(state.payments).filter((payment) => isOpenPayment(payment.state));
            holds(sumOfPayments(standing(state.payments)) === state.total);
            holds(open.length < 2 && leftToPay(state.payments) >= 0);
            before.forEach((payment, index) => {
              const now = state.payments[index]!.state;
              // A paid payment stays paid or goes back; an ended one never returns.
              holds(payment.state !== 'accepted' || now === 'accepted' || now === 'refunded');
              holds((payment.state !== 'refunded' && payment.state !== 'cancelled') || now === payment.state);
              reached.add(now);
            });
          }
        },
      ),
      { numRuns: 10_000 },
    );
    expect([...reached].toSorted()).toEqual(paymentStates.toSorted());
  });
});
