import type { Grosze } from './money.ts';
import type { Thousandths } from './price.ts';

/** How often a subscription delivers. */
export interface SubscriptionPeriod {
  count: number;
  unit: 'week' | 'month';
  /** Its name: "co 2 tygodnie". */
  name: string;
}

/** An offer of repeated deliveries: one price and one minimum for each of them. */
export interface Subscription {
  priceGross: Grosze;
  periods: ReadonlyArray<SubscriptionPeriod>;
  /** minimum_quantity_subscription. */
  minQuantity: Thousandths;
}

const unitDays = { week: 7, month: 30 } as const;

/** Days between two deliveries (wire: days_in_period). The platform counts a month as 30. */
export const daysOf = ({ count, unit }: Pick<SubscriptionPeriod, 'count' | 'unit'>): number => count * unitDays[unit];

/** The offered period of so many days; null where the goods are not delivered so. */
export const periodOf = (subscription: Subscription | null | undefined, days: number): SubscriptionPeriod | null =>
  subscription?.periods.find((period) => daysOf(period) === days) ?? null;
