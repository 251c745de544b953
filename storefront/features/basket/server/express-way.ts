import { slot } from '../../../platform/features/slot.ts';
import type { RedirectAnswer } from '../../../platform/page/answers.ts';
import type { BuyingContext } from '../../../shared/session.ts';

/** Goes on to express checkout with what is in the basket now. Checkout fills it. */
export const expressCheckoutSlot = slot<(context: BuyingContext) => Promise<RedirectAnswer>>('express checkout');

/** The field of forms whose button leads to express checkout; of the product form its value is the key of the attempt. */
export const expressField = 'express';

/** The key of the attempt, undefined where nobody asked for express checkout. */
export function readExpress(sent: unknown): string | undefined {
  return typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : undefined;
}

/** The query of pages about accounts that lead on to express checkout. It names the goal and is never an address. */
export const towardsExpress = { next: expressField } as const;

/** Whether somebody signs in to go on to express checkout. */
export const isTowardsExpress = ({ searchParams }: URL): boolean => searchParams.get('next') === towardsExpress.next;

/** The query that keeps the goal of a page about accounts for the next one. */
export const onwards = (url: URL): Partial<typeof towardsExpress> => (isTowardsExpress(url) ? towardsExpress : {});
