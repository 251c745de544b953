import type { OpinionOrder } from '../../store.ts';

/** What a visitor wants to see of the opinions, in the address of the product page. */
export interface OpinionsChoice {
  /** Only those with an order (T-37). */
  readonly isConfirmedOnly: boolean;
  readonly order: OpinionOrder;
  /** How many are shown: whole portions, at least one. */
  readonly shown: number;
}

/** The parameters of the address. */
export const opinionParameters = { filter: 'opinie', order: 'opinie-wg', shown: 'opinii' } as const;

/** The value of the filter's box. */
export const confirmedValue = 'potwierdzone';

const orders: Readonly<Record<OpinionOrder, string>> = {
  newest: 'najnowsze',
  highest: 'najwyzsze',
  lowest: 'najnizsze',
  helpful: 'pomocne',
};

/** The orders to choose from, with their values in the address; the first one is the usual one. */
export const opinionOrders = Object.entries(orders) as ReadonlyArray<[OpinionOrder, string]>;

/** Reads whole portions from an address; anything else is the first one. */
export function readShown(typed: string | null, portion: number): number {
  const wanted = typed !== null && /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return Math.max(1, Math.ceil(wanted / portion)) * portion;
}

/** Reads the choice; unknown values are the usual ones. */
export function readOpinionsChoice(parameters: URLSearchParams, portion: number): OpinionsChoice {
  const order = opinionOrders.find(([, value]) => value === parameters.get(opinionParameters.order));
  return {
    isConfirmedOnly: parameters.get(opinionParameters.filter) === confirmedValue,
    order: order?.[0] ?? 'newest',
    shown: readShown(parameters.get(opinionParameters.shown), portion),
  };
}

/** The choice as parameters: only what differs from the usual one. */
export const opinionsQuery = ({ isConfirmedOnly, order, shown }: OpinionsChoice, portion: number) => ({
  ...(isConfirmedOnly && { [opinionParameters.filter]: confirmedValue }),
  ...(order !== 'newest' && { [opinionParameters.order]: orders[order] }),
  ...(shown > portion && { [opinionParameters.shown]: shown }),
});
