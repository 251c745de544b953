import { formatDecimal, type Correction } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { basketTexts } from './texts.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';
import { shortUnitName } from '../../../../patterns/rules/units.ts';

interface CountedUnit {
  singular: string;
  plural?: string;
}

const piece = 'szt.';

/** The short form for facts and the stepper: "2 szt.", "1,5 m". */
export const shortQuantity = (unit: CountedUnit, quantity: Thousandths): string =>
  `${formatDecimal(quantity, currentLanguage())}\u00a0${shortUnitName({ plural: unit.singular, ...unit }, quantity, currentLanguage())}`;

/** A quantity inside a sentence: "2 sztuki", "1,5 m". */
export function quantityText(unit: CountedUnit, quantity: Thousandths, context: TextsContext): string {
  return inWords('pieces', unit, quantity, context);
}

/** The same after "zamówić", which asks for the accusative: "1 sztukę". */
export function quantityToOrder(unit: CountedUnit, quantity: Thousandths, context: TextsContext): string {
  return inWords('piecesToOrder', unit, quantity, context);
}

function inWords(
  key: 'pieces' | 'piecesToOrder',
  unit: CountedUnit,
  quantity: Thousandths,
  context: TextsContext,
): string {
  if (unit.singular !== piece) return shortQuantity(unit, quantity);
  const n = formatDecimal(quantity, context.locale);
  return translator(basketTexts, context)(key, { count: quantity / 1000, n });
}

/** A quantity's correction as a sentence: "Możesz zamówić co najwyżej 12 sztuk." Null without one. */
export function correctionText(
  correction: Correction | null,
  unit: CountedUnit,
  quantity: Thousandths,
  context: TextsContext,
): string | null {
  if (correction === null) return null;
  const write = correction === 'snapped' ? quantityText : quantityToOrder;
  return translator(basketTexts, context)(correction, { quantity: write(unit, quantity, context) });
}
