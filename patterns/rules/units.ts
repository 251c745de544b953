import { formFor, type CountedTranslation, type Locale } from '../../components/texts/texts.ts';
import type { Thousandths } from './price.ts';
import { unitTexts } from './units.texts.ts';

export interface Unit {
  /** product_data.unit */
  singular: string;
  /** product_data.unit_plural */
  plural: string;
}

/** The forms of a known unit in a language; the wire's two forms, unit and unit_plural, name any other. */
function formsOf({ singular }: Unit, locale: Locale): CountedTranslation | undefined {
  const forms: Readonly<Record<string, CountedTranslation>> = locale === 'en' ? unitTexts.en : unitTexts.pl;
  return forms[singular];
}

/** The unit's name for a quantity: full forms where known, else singular up to 1 and plural above (spec 5). */
export function unitName(unit: Unit, quantity: Thousandths, locale: Locale = 'pl'): string {
  const forms = formsOf(unit, locale);
  if (forms) return formFor(locale, forms, quantity / 1000);
  return quantity <= 1000 ? unit.singular : unit.plural;
}

/**
 * The short unit beside a quantity: "2 szt.", "1,5 m", "2 pary". Words other than abbreviations are declined; in another
 * language a known abbreviation is its word, except for those of SI.
 */
export function shortUnitName(unit: Unit, quantity: Thousandths, locale: Locale = 'pl'): string {
  const isAbbreviation = locale === 'pl' && (formsOf(unit, 'pl')?.one ?? unit.singular) !== unit.singular;
  return isAbbreviation || unit.singular === 'm' ? unit.singular : unitName(unit, quantity, locale);
}

/** "Zamówić" takes the accusative. Of the known units only feminine ones differ there, and only for 1. */
const accusatives: Readonly<Record<string, string>> = {
  sztuka: 'sztukę',
  para: 'parę',
  rolka: 'rolkę',
  butelka: 'butelkę',
};

/** The unit's name after "zamówić": "1 sztukę", else as in `unitName`. */
export function orderedUnitName(unit: Unit, quantity: Thousandths, locale: Locale = 'pl'): string {
  const name = unitName(unit, quantity, locale);
  return accusatives[name] ?? name;
}

/** "Kilogram" is written out for one of it without a quantity. */
const writtenOut: Readonly<Record<string, string>> = { kg: 'kilogram' };

/** The unit's name after "za", of one: "66,00 zł za metr". */
export const pricedUnitName = (unit: Unit, locale: Locale = 'pl'): string =>
  writtenOut[unit.singular] ?? orderedUnitName(unit, 1000, locale);

/** Pieces are counted without a word where a price needs none. */
export const isPiece = ({ singular }: { singular: string }): boolean => singular === 'szt.';

/** After a price, what it is for: "/100 g", in English " / 100 g". */
export const perMeasure = (measure: string, locale: Locale = 'pl'): string =>
  locale === 'en' ? `\u00a0/\u00a0${measure}` : `/${measure}`;

/** After the price of one unit: "/szt.", "/m"; in English " each", " / m". */
export function perUnit(unit: { singular: string }, locale: Locale = 'pl'): string {
  if (locale !== 'en') return perMeasure(unit.singular);
  return isPiece(unit)
    ? '\u00a0each'
    : perMeasure(shortUnitName({ plural: unit.singular, ...unit }, 1000, locale), locale);
}
