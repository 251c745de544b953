import { nameOfCountry, poland } from '../../platform/settings/country.ts';

/**
 * The Polish name of a country abroad, as on an envelope; '' for Poland, or without a country.
 *
 * @param iso ISO 3166-1 alpha-2
 */
export const countryName = (iso: string | undefined): string =>
  iso === undefined || iso === '' || iso === poland.iso ? '' : nameOfCountry(iso);
