import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { postcodeExample } from '../postcode.ts';
import { normaliseZipcode } from '../validation.ts';

/**
 * The formats of zip codes, for the message: N is a digit, A a letter (wire contract 1.5). For the shop's delivery
 * countries; validity is decided by the table of postcode-validator, for these and all others.
 */
const formats: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  Object.entries({
    AD: ['ADNNN'],
    AT: ['NNNN'],
    BE: ['NNNN'],
    BG: ['NNNN'],
    CA: ['ANA NAN'],
    CH: ['NNNN'],
    CY: ['NNNN'],
    CZ: ['NNN NN'],
    DE: ['NNNNN'],
    DK: ['NNNN'],
    EE: ['NNNNN'],
    ES: ['NNNNN'],
    FI: ['NNNNN'],
    FR: ['NNNNN'],
    GB: ['AN NAA', 'ANN NAA', 'AAN NAA', 'AANN NAA', 'ANA NAA', 'AANA NAA'],
    GR: ['NNN NN'],
    HR: ['NNNNN'],
    HU: ['NNNN'],
    IE: ['ANN ANNN', 'ANN AANN', 'ANN ANAN'],
    IS: ['NNN'],
    IT: ['NNNNN'],
    LI: ['NNNN'],
    LT: ['NNNNN', 'LT-NNNNN'],
    LU: ['NNNN', 'L-NNNN'],
    LV: ['NNNN', 'LV-NNNN'],
    MC: ['NNNNN'],
    MT: ['AAA NNNN'],
    NL: ['NNNN AA'],
    NO: ['NNNN'],
    PL: ['NN-NNN'],
    PT: ['NNNN-NNN'],
    RO: ['NNNNNN'],
    RS: ['NNNNN'],
    SE: ['NNN NN'],
    SI: ['NNNN'],
    SK: ['NNN NN'],
    UA: ['NNNNN'],
    US: ['NNNNN', 'NNNNN-NNNN'],
  }),
);

/** The formats of a country's zip codes; empty if unknown. */
export const zipcodeFormats = (country: string): ReadonlyArray<string> => formats.get(country) ?? [];

/** Examples of the first two of these formats, joined by commas like them: "31145, 31145-0672". */
export const zipcodeExamples = (formats: string): string =>
  formats.split(', ').slice(0, 2).map(postcodeExample).join(', ');

/** The stored form of a zip code: trimmed, in capitals, the Polish one with its hyphen. */
export const storedZipcode = (value: string, country: string): string =>
  country === 'PL' ? normaliseZipcode(value) : value.trim().toUpperCase();

/**
 * Whether a zip code has a form of its country. Countries without a table entry, or without zip codes, accept anything
 * no longer than a zip code.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function isZipcode(value: string, country: string): boolean {
  const stored = storedZipcode(value, country);
  return postcodeValidatorExistsForCountry(country)
    ? postcodeValidator(stored, country)
    : /^[\w -]{1,12}$/.test(stored);
}
