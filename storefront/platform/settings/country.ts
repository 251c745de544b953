/** Where the shop sends, by the platform's number of the region. Addresses, rules and texts are Polish. */
export const poland = { id: 1143020003, iso: 'PL', name: 'Polska' } as const;

/** Countries of the union by the platform's numbers, as clients send them with an address (ISO 3166-1 alpha-2). */
const regions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [poland.id]: poland.iso,
    1143020016: 'AT',
    1143020022: 'BE',
    1143020033: 'BG',
    1143020038: 'HR',
    1143020040: 'CY',
    1143020041: 'CZ',
    1143020042: 'DK',
    1143020051: 'EE',
    1143020056: 'FI',
    1143020057: 'FR',
    1143020062: 'GR',
    1143020075: 'ES',
    1143020076: 'NL',
    1143020080: 'IE',
    1143020116: 'LT',
    1143020117: 'LU',
    1143020118: 'LV',
    1143020126: 'MT',
    1143020143: 'DE',
    1143020163: 'PT',
    1143020169: 'RO',
    1143020182: 'SK',
    1143020183: 'SI',
    1143020193: 'SE',
    1143020217: 'HU',
    1143020220: 'IT',
  }),
);

/** The country whose rules apply: Poland without a region, '' (the rules of no country) for an unknown number. */
export const countryOf = (region: string | null | undefined): string =>
  region === null || region === undefined ? poland.iso : (regions.get(region) ?? '');

/** The countries that a shop may deliver to, ISO 3166-1 alpha-2. */
export const knownCountries: ReadonlyArray<string> = [...regions.values()];

const names = new Intl.DisplayNames('pl', { type: 'region' });

/** The Polish name of a country: "Czechy". @param iso ISO 3166-1 alpha-2 */
export const nameOfCountry = (iso: string): string => names.of(iso) ?? iso;

/** A country with the platform's number; null for one that a shop cannot deliver to. @param iso ISO 3166-1 alpha-2 */
export function regionOf(iso: string): { id: number; iso: string; name: string } | null {
  const [id] = [...regions].find(([, one]) => one === iso) ?? [];
  return id === undefined ? null : { id: Number(id), iso, name: nameOfCountry(iso) };
}
