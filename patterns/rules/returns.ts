import type { Grosze } from './money.ts';

/**
 * States of a return (wire contract 4): 1 received, not decided; 2 accepted; 3 refused; 13 cancelled by the buyer; 14 never
 * arrived; 15 code or label made; 16 that one given up; 17 to be brought in person; 18 sent by the buyer.
 */
export type ReturnState = 1 | 2 | 3 | 13 | 14 | 15 | 16 | 17 | 18;

/** `receive`: the goods came. `lose`: they did not come in time. `abandon`: the code or label was not used. */
export type ReturnEvent = 'receive' | 'accept' | 'refuse' | 'cancel' | 'lose' | 'abandon';

const underway = { receive: 1, cancel: 13, lose: 14 } as const;

/** Every allowed transition; whatever is missing here changes nothing. A parcel may come after it was given up. */
const transitions: Readonly<Record<ReturnState, Partial<Record<ReturnEvent, ReturnState>>>> = {
  1: { accept: 2, refuse: 3 },
  2: {},
  3: { accept: 2 },
  13: {},
  14: { receive: 1 },
  15: { ...underway, abandon: 16 },
  16: { receive: 1 },
  17: underway,
  18: underway,
};

export const returnStates = Object.keys(transitions).map(Number) as ReadonlyArray<ReturnState>;

/** The state after an event; null where the event is not allowed in that state. */
export const afterReturnEvent = (state: ReturnState, event: ReturnEvent): ReturnState | null =>
  transitions[state][event] ?? null;

/** The goods of such a return are the buyer's again, and may be returned once more. */
export const releasedStates: ReadonlyArray<ReturnState> = [3, 13, 14, 16];

/** How goods come back (wire contract 4), with the state in which such a return begins. */
export const returnMethods = {
  /** In person, to a shop or stock. */
  1: { begins: 17, needs: 'stock' },
  /** A courier sent by the shop; its fee is deducted. */
  2: { begins: 15, needs: 'shipping' },
  /** By the buyer's own choice. */
  3: { begins: 18, needs: 'shipping' },
  /** A code for a parcel locker. */
  4: { begins: 15, needs: 'phone' },
  /** A label to print. */
  5: { begins: 15, needs: 'shipping' },
} as const satisfies Record<number, { begins: ReturnState; needs: string }>;
export type ReturnMethod = keyof typeof returnMethods;

export const isReturnMethod = (value: number): value is ReturnMethod => Object.hasOwn(returnMethods, value);

/** How money goes back: to the balance, by transfer (wire contract 4), as it was paid, or as the buyer says. */
export const refundForms = ['t', 'b', 'o', 'x'] as const;
export type RefundForm = (typeof refundForms)[number];

/** Letters that the buyer's own words about the refund need (V-42). */
export const shortestRefundText = 3;

/** What is paid out: never below nothing, and the shop's parcel is deducted. */
export const payout = ({ goods, delivery, fee }: { goods: Grosze; delivery: Grosze; fee: Grosze }): Grosze =>
  Math.max(0, goods + delivery - fee);
