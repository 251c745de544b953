import { ensureSession, type BuyingContext } from '../../../../shared/session.ts';
import type { Courier, DeliveryRule } from '../../../../store/index.ts';

/** A visitor's delivery place, given before the order asks for it. */
export interface VisitorPlace {
  /** The platform's numbers of regions; null for the shop's own. */
  deliveryRegion: number | null;
  billingRegion: number | null;
  /** '' where none was given. */
  zipcode: string;
}

/** A session key per field: two concurrent changes both stay. */
const keyOf = (field: keyof VisitorPlace) => `place.${field}`;

/** The place given in this session; empty without one. */
export async function readVisitorPlace({ session }: Pick<BuyingContext, 'session'>): Promise<VisitorPlace> {
  const saved = (await session.current())?.data ?? {};
  return {
    deliveryRegion: (saved[keyOf('deliveryRegion')] as number | undefined) ?? null,
    billingRegion: (saved[keyOf('billingRegion')] as number | undefined) ?? null,
    zipcode: (saved[keyOf('zipcode')] as string | undefined) ?? '',
  };
}

/** The couriers for a region; to the shop's own all of them go. */
export const couriersTo = (
  region: number | null,
  couriers: ReadonlyArray<Courier>,
  rules: ReadonlyArray<DeliveryRule>,
): ReadonlyArray<Courier> =>
  region === null
    ? couriers
    : couriers.filter(({ id }) => rules.some((rule) => rule.courierId === id && rule.countryIds.includes(region)));

/** Saves the given fields of the place; others stay. */
export async function saveVisitorPlace(
  context: Pick<BuyingContext, 'session' | 'store'>,
  changes: Partial<VisitorPlace>,
): Promise<void> {
  const named = Object.entries(changes).map(([field, value]) => [keyOf(field as keyof VisitorPlace), value]);
  await context.store.sessions.update(await ensureSession(context), Object.fromEntries(named));
}
