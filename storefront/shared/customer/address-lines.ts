import { streetLine } from '../../../patterns/rules/client-data/street.ts';
import type { AddressData } from '../../store/index.ts';

/** An address as it stands on an envelope, a line each; what was not given has no line. */
export function addressLinesOf(address: AddressData): ReadonlyArray<string> {
  const { firstname, lastname, companyName, taxNumber, zipcode, city, country, phone } = address;
  return [
    companyName,
    `${firstname} ${lastname}`.trim(),
    streetLine(address, address.country),
    `${zipcode} ${city}`,
    country === 'PL' ? '' : country,
    taxNumber && `NIP ${taxNumber}`,
    // One number stays on one line.
    phone.replaceAll(' ', '\u00a0'),
  ].filter((line) => line !== '');
}
