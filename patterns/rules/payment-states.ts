/** States of a payment (spec 4). */
export type PaymentState = 'chosen' | 'interrupted' | 'accepted' | 'refunded' | 'cancelled' | 'error';

/**
 * What happens to a payment. `interrupt`: the buyer left it, or its time is up. `fail`: it was refused. `retry`: it is
 * tried again. `cancel`: the shop drops it, for another one or with the order.
 */
export type PaymentEvent = 'accept' | 'interrupt' | 'fail' | 'cancel' | 'retry' | 'refund';

/** Every allowed transition (requirement T-38); whatever is missing here changes nothing. */
const transitions: Readonly<Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>>> = {
  chosen: { accept: 'accepted', interrupt: 'interrupted', fail: 'error', cancel: 'cancelled' },
  interrupted: { retry: 'chosen' },
  error: { retry: 'chosen' },
  accepted: { refund: 'refunded' },
  refunded: {},
  cancelled: {},
};

export const paymentStates = Object.keys(transitions) as ReadonlyArray<PaymentState>;

/** The state after an event; null where the event is not allowed in that state. */
export const afterPaymentEvent = (state: PaymentState, event: PaymentEvent): PaymentState | null =>
  transitions[state][event] ?? null;

/** Money is still expected. */
export const isOpenPayment = (state: PaymentState): boolean => afterRetry(state) === 'chosen';

/** The state once an interrupted or refused payment is tried again; others keep theirs. */
const afterRetry = (state: PaymentState): PaymentState => afterPaymentEvent(state, 'retry') ?? state;

/** The same, then another event: a provider may accept what the shop has given up waiting for. */
export const afterRetried = (state: PaymentState, event: PaymentEvent): PaymentState | null =>
  afterPaymentEvent(afterRetry(state), event);
