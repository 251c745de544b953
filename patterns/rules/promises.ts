import type { Grosze } from './money.ts';

/*
 * What the shop may promise of a product: a page says only what the shop does (Directive 2011/83/EU, article 16; in Poland
 * art. 38 of the consumer rights act).
 */

/** The facts of a product by which it may be sent back or not. */
export interface ReturnedGoods {
  /** wire: product_virtual, product_service … */
  type: string;
  /** The name of its unit: "m" is cut from the roll. */
  unitName: string;
  /** Priced by agreement and made to order: to the customer's measure. */
  isPhonePrice: boolean;
  availability: string;
  /** The buyer adds a text, for example to engrave. */
  isCommentRequired: boolean;
}

/** Whether goods may be sent back within the shop's days, or why not. */
export type ReturnRight = 'returnable' | 'cutToLength' | 'madeToMeasure' | 'personalised' | 'notGoods';

export function returnRight(goods: ReturnedGoods): ReturnRight {
  const { type, unitName, isPhonePrice, availability, isCommentRequired } = goods;
  if (type === 'product_virtual' || type === 'product_service') return 'notGoods';
  if (isCommentRequired) return 'personalised';
  if (isPhonePrice && availability === 'order') return 'madeToMeasure';
  if (unitName === 'm') return 'cutToLength';
  return 'returnable';
}

/** A way of delivery of a page. */
export interface PromisedDelivery {
  /** "<number>-<1 prepaid | 0 on delivery>"; the number 0 is collection in a showroom. */
  id: string;
  name: string;
  cost: Grosze;
}

/**
 * Which deliveries are free of those that are paid in advance and bring the goods: `all`, some by name, or none. "Free
 * delivery" above a courier that costs would be false.
 */
export function freeDeliveries(deliveries: ReadonlyArray<PromisedDelivery>): 'all' | ReadonlyArray<string> {
  const brought = deliveries.filter(({ id }) => id.endsWith('-1') && !id.startsWith('0-'));
  const free = brought.filter(({ cost }) => cost === 0);
  return free.length > 0 && free.length === brought.length ? 'all' : free.map(({ name }) => name);
}
