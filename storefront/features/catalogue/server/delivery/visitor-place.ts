import { ensureSession, type BuyingContext } from '../../../../shared/session.ts';
import type { Courier, DeliveryRule } from '../../../../store/index.ts';

/** Where a visitor wants the goods, said before the order asks for it. */
export interface VisitorPlace {
  /** The platform's numbers of regions; null for the shop's own. */
  deliveryRegion: number | null;
  billingRegion: number | null;
  /** '' where none was given. */
  zipcode: string;
}

/** Where the session keeps each: two changes at once both stay. */
const keyOf = (field: keyof VisitorPlace) => `place.${field}`;

/** The place that this session said; without one, nothing of it. */
export async function readVisitorPlace({ session }: Pick<BuyingContext, 'session'>): Promise<VisitorPlace> {
  const saved = (await session.current())?.data ?? {};
  return {
    deliveryRegion: (saved[keyOf('deliveryRegion')] as number | undefined) ?? null,
    billingRegion: (saved[keyOf('billingRegion')] as number | undefined) ?? null,
    zipcode: (saved[keyOf('zipcode')] as string | undefined) ?? '',
  };
}

/** The couriers that go to a region; to the shop's own all of them do. */
export const couriersTo = (
  region: number | null,
  couriers: ReadonlyArray<Courier>,
  rules: ReadonlyArray<DeliveryRule>,
): ReadonlyArray<Courier> =>
  region === null
    ? couriers
    : couriers.filter(({ id }) => rules.some((rule) => rule.courierId === id && rule.countryIds.includes(region)));

/** Keeps what is said of the place; what is not said stays. */
export async function saveVisitorPlace(
  context: Pick<BuyingContext, 'session' | 'store'>,
  changes: Partial<VisitorPlace>,
): Promise<void> {
  const named = Object.entries(changes).map(([field, value]) => [keyOf(field as keyof VisitorPlace), value]);
  await context.store.sessions.update(await ensureSession(context), Object.fromEntries(named));
}
