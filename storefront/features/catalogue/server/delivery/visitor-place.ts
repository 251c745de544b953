import { ensureSession, type BuyingContext } from '../../../../shared/session.ts';
import { readOnce } from '../../../../platform/page/read-once.ts';
import type { Country, Courier, DeliveryRule } from '../../../../store/index.ts';

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

/** The countries that the shop delivers to, its own first. */
export const shopCountries = ({
  store,
  reads,
}: Pick<BuyingContext, 'store' | 'reads'>): Promise<ReadonlyArray<Country>> =>
  readOnce({ reads }, 'countries', () => store.delivery.countries());

/** The country to which this visitor's goods go: the chosen one, else the shop's own; null where no courier has a country. */
export async function deliveryCountry(
  context: Pick<BuyingContext, 'session' | 'store' | 'reads'>,
): Promise<{ country: Country | null; countries: ReadonlyArray<Country> }> {
  const [countries, { deliveryRegion }] = await Promise.all([shopCountries(context), readVisitorPlace(context)]);
  return { countries, country: countries.find(({ id }) => id === deliveryRegion) ?? countries[0] ?? null };
}

/** The couriers for a country. A courier without countries goes wherever a shop without countries does. */
export const couriersTo = (
  country: Pick<Country, 'id'> | null,
  couriers: ReadonlyArray<Courier>,
  rules: ReadonlyArray<DeliveryRule>,
): ReadonlyArray<Courier> =>
  country === null
    ? couriers
    : couriers.filter(({ id }) => rules.some((rule) => rule.courierId === id && rule.countryIds.includes(country.id)));

/** Saves the given fields of the place, for the rest of this request too; others stay. */
export async function saveVisitorPlace(
  context: Pick<BuyingContext, 'session' | 'store'>,
  changes: Partial<VisitorPlace>,
): Promise<void> {
  const named = Object.entries(changes).map(([field, value]) => [keyOf(field as keyof VisitorPlace), value]);
  await context.store.sessions.update(await ensureSession(context), Object.fromEntries(named));
  Object.assign((await context.session.ensure()).data, Object.fromEntries(named));
}
