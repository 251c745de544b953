import type { CallContext } from '../context.ts';

/** The countries to which the shop sends; the first is its own. */
export async function shippingCountries(_: object, { store }: CallContext) {
  const countries = await store.delivery.countries();
  return countries.map(({ id, name }, index) => ({ id: String(id), name, selected: index === 0 }));
}
