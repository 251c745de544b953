import { poland } from '../../platform/settings/country.ts';

/**
 * "NIP 5260250274"; of another country "Numer podatkowy CZ12345678": only Poland calls it NIP.
 *
 * @param country ISO 3166-1 alpha-2; left out or '' for Poland
 */
export const taxNumberLine = (taxNumber: string, country?: string): string =>
  taxNumber && `${!country || country === poland.iso ? 'NIP' : 'Numer podatkowy'} ${taxNumber}`;
