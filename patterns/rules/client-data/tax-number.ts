import { validate as austria } from 'stdnum/lib/cjs/at/uid.js';
import { validate as belgium } from 'stdnum/lib/cjs/be/vat.js';
import { validate as bulgaria } from 'stdnum/lib/cjs/bg/vat.js';
import { validate as switzerland } from 'stdnum/lib/cjs/ch/vat.js';
import { validate as cyprus } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as czechia } from 'stdnum/lib/cjs/cz/dic.js';
import { validate as germany } from 'stdnum/lib/cjs/de/vat.js';
import { validate as denmark } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as estonia } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as spain } from 'stdnum/lib/cjs/es/nif.js';
import { validate as finland } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as france } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as britain } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as greece } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as croatia } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as hungary } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as ireland } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as italy } from 'stdnum/lib/cjs/it/iva.js';
import { validate as lithuania } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as luxembourg } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as latvia } from 'stdnum/lib/cjs/lv/pvn.js';
import { validate as malta } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as netherlands } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as norway } from 'stdnum/lib/cjs/no/mva.js';
import { validate as poland } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as portugal } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as romania } from 'stdnum/lib/cjs/ro/cif.js';
import { validate as sweden } from 'stdnum/lib/cjs/se/vat.js';
import { validate as slovenia } from 'stdnum/lib/cjs/si/ddv.js';
import { validate as slovakia } from 'stdnum/lib/cjs/sk/dph.js';

/** The union, and neighbours with their own registers. Imported by file: the whole package covers 80 countries. */
const countries: ReadonlyMap<string, typeof poland> = new Map(
  Object.entries({
    AT: austria,
    BE: belgium,
    BG: bulgaria,
    CH: switzerland,
    CY: cyprus,
    CZ: czechia,
    DE: germany,
    DK: denmark,
    EE: estonia,
    ES: spain,
    FI: finland,
    FR: france,
    GB: britain,
    GR: greece,
    HR: croatia,
    HU: hungary,
    IE: ireland,
    IT: italy,
    LT: lithuania,
    LU: luxembourg,
    LV: latvia,
    MT: malta,
    NL: netherlands,
    NO: norway,
    PL: poland,
    PT: portugal,
    RO: romania,
    SE: sweden,
    SI: slovenia,
    SK: slovakia,
  }),
);

/** The countries whose check digits are verified (ISO 3166-1 alpha-2). */
export const taxCountries: ReadonlyArray<string> = [...countries.keys()];

/** The stored form: capitals and digits alone. "PL 526-025-02-74" and "5260250274" stay different texts. */
export const storedTaxNumber = (value: string): string => value.replace(/[\p{Zs}./-]/gu, '').toUpperCase();

/**
 * Whether it is a tax number of the country, with or without the country's own prefix, with valid check digits.
 * Elsewhere four to twenty letters and digits, at least one of them a digit. Personal numbers with a birthday (Latvia,
 * Czechia) are refused by the library while that day is in the future of the machine's clock.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function isTaxNumber(value: string, country: string): boolean {
  const stored = storedTaxNumber(value);
  if (!/^[A-Z\d+*]{4,20}$/.test(stored) || !/\d/.test(stored)) return false;
  // The first digits of a NIP are the tax office's, from 101 on; all zeros would pass the sum.
  if (country === 'PL' && /^(?:PL)?0/.test(stored)) return false;
  return countries.get(country)?.(stored).isValid ?? true;
}
