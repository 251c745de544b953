import { poland } from '../country.ts';

/** The shop's own facts. No module with a map is set up, so there is no key to one. */
export const shop = () => ({
  settings: { google: { mapsApiKey: null } },
  countries: { available: [poland], current: poland },
});
