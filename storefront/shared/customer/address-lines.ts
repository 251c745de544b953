import { streetLine } from '../../../patterns/rules/client-data/street.ts';
import { countryName } from './country-name.ts';
import { taxNumberLine } from './tax-number-line.ts';
import type { AddressData } from '../../store/index.ts';

/** An address as on an envelope, by line; missing parts have no line. */
export function addressLinesOf(address: AddressData): ReadonlyArray<string> {
  const { firstname, lastname, companyName, taxNumber, zipcode, city, country, phone } = address;
  return [
    companyName,
    `${firstname} ${lastname}`.trim(),
    streetLine(address, address.country),
    `${zipcode} ${city}`,
    countryName(country),
    taxNumberLine(taxNumber, country),
    // The number stays on one line.
    phone.replaceAll(' ', '\u00a0'),
  ].filter((line) => line !== '');
}
