import { formFor, type CountedMessage } from '../../components/texts/texts.ts';
import type { Thousandths } from './price.ts';

/** The units whose Polish forms are known; for any other the wire's two forms, unit and unit_plural, are used. */
const fullForms: Readonly<Record<string, CountedMessage>> = {
  'szt.': { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' },
  m: { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' },
  'kpl.': { one: 'komplet', few: 'komplety', many: 'kompletów', other: 'kompletu' },
  'opak.': { one: 'opakowanie', few: 'opakowania', many: 'opakowań', other: 'opakowania' },
  'zest.': { one: 'zestaw', few: 'zestawy', many: 'zestawów', other: 'zestawu' },
  rolka: { one: 'rolka', few: 'rolki', many: 'rolek', other: 'rolki' },
  karton: { one: 'karton', few: 'kartony', many: 'kartonów', other: 'kartonu' },
  butelka: { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' },
  mb: { one: 'metr bieżący', few: 'metry bieżące', many: 'metrów bieżących', other: 'metra bieżącego' },
  para: { one: 'para', few: 'pary', many: 'par', other: 'pary' },
};

export interface Unit {
  /** product_data.unit */
  singular: string;
  /** product_data.unit_plural */
  plural: string;
}

/** The unit's name for a quantity: full Polish forms where known, else singular up to 1 and plural above (spec 5). */
export function unitName(unit: Unit, quantity: Thousandths): string {
  const forms = fullForms[unit.singular];
  if (forms) return formFor('pl', forms, quantity / 1000);
  return quantity <= 1000 ? unit.singular : unit.plural;
}

/** The short unit beside a quantity: "2 szt.", "1,5 m", "2 pary". Words other than abbreviations are declined. */
export const shortUnitName = (unit: Unit, quantity: Thousandths): string => {
  const forms = fullForms[unit.singular];
  return forms && formFor('pl', forms, 1) !== unit.singular ? unit.singular : unitName(unit, quantity);
};

/** "Zamówić" takes the accusative. Of the known units only feminine ones differ there, and only for 1. */
const accusatives: Readonly<Record<string, string>> = {
  sztuka: 'sztukę',
  para: 'parę',
  rolka: 'rolkę',
  butelka: 'butelkę',
};

/** The unit's name after "zamówić": "1 sztukę", else as in `unitName`. */
export function orderedUnitName(unit: Unit, quantity: Thousandths): string {
  const name = unitName(unit, quantity);
  return accusatives[name] ?? name;
}

/** "Kilogram" is written out for one of it without a quantity. */
const writtenOut: Readonly<Record<string, string>> = { kg: 'kilogram' };

/** The unit's name after "za", of one: "66,00 zł za metr". */
export const pricedUnitName = (unit: Unit): string => writtenOut[unit.singular] ?? orderedUnitName(unit, 1000);
