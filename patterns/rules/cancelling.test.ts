import { describe, expect, it } from 'vitest';
import { cancelProblem, type CancellableOrder } from './cancelling.ts';

type Payment = CancellableOrder['payments'][number];

const blik: Payment = { method: 'blik', state: 'accepted', amount: 50_00, isReplaced: false, provider: 'simulator' };
const voucher: Payment = { ...blik, method: 'voucher', provider: '' };
const transfer: Payment = { ...voucher, method: 'transfer' };
const open: Payment = { ...transfer, state: 'chosen' };
const nothing: Payment = { ...open, amount: 0 };

const order = (...payments: ReadonlyArray<Payment>): CancellableOrder => ({
  state: 'n',
  payments,
  isGivenAtOnce: false,
});

describe('cancelling an order', () => {
  it.each([
    ['nothing is paid', order(open), null, null],
    ['it costs nothing', order(nothing), null, null],
    ['a part is paid', order(voucher, open), null, null],
    ['a transfer paid the goods, the delivery is open', order(transfer, open), null, null],
    ['all is paid, by what goes back by itself', order(voucher, blik), null, 'paid'],
    ['all is paid by a transfer', order(voucher, transfer), 'paid', 'paid'],
    ['all is paid, and files are among the goods', { ...order(blik), isGivenAtOnce: true }, 'paid', 'paid'],
    ['files are among the goods, and some is open', { ...order(blik, open), isGivenAtOnce: true }, null, null],
    ['the money went back', order({ ...transfer, state: 'refunded' }), null, null],
    ['a replaced payment was accepted', order({ ...transfer, isReplaced: true }, blik), null, 'paid'],
    ['it waits for money', { ...order(voucher, open), state: 'w' }, null, null],
    ['it is at work', { ...order(open), state: 'o' }, 'closed', 'closed'],
    ['it is sent', { ...order(blik), state: 't' }, 'closed', 'paid'],
    ['it is cancelled', { ...order(open), state: 'k' }, 'closed', 'closed'],
  ] as const)('where %s', (_, facts, ofBuyer, ofShop) => {
    expect([cancelProblem(facts, 'buyer'), cancelProblem(facts, 'shop')]).toEqual([ofBuyer, ofShop]);
  });
});
