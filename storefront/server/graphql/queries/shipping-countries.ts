import { poland } from '../country.ts';

/** The countries to which the shop sends. */
export const shippingCountries = () => [{ id: String(poland.id), name: poland.name, selected: true }];
