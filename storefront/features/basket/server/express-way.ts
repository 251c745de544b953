import { slot } from '../../../platform/features/slot.ts';
import type { RedirectAnswer } from '../../../platform/page/answers.ts';
import type { BuyingContext } from '../../../shared/session.ts';

/** Leads to express checkout with the current basket. Checkout fills it. */
export const expressCheckoutSlot = slot<(context: BuyingContext) => Promise<RedirectAnswer>>('express checkout');

/** The field of express checkout buttons; in the product form its value is the key of the attempt. */
export const expressField = 'express';

/** The key of the attempt, undefined without express checkout. */
export function readExpress(sent: unknown): string | undefined {
  return typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : undefined;
}

/** The query of account pages that lead to express checkout. It names the goal and is never an address. */
export const towardsExpress = { next: expressField } as const;

/** Whether sign-in leads to express checkout. */
export const isTowardsExpress = ({ searchParams }: Pick<URL, 'searchParams'>): boolean =>
  searchParams.get('next') === towardsExpress.next;

/** The query that passes an account page's goal on to the next one. */
export const onwards = (url: Pick<URL, 'searchParams'>): Partial<typeof towardsExpress> =>
  isTowardsExpress(url) ? towardsExpress : {};
