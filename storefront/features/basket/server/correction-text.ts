import type { Correction } from '../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { quantityText, quantityToOrder } from './quantity-text.ts';
import { basketTexts } from './texts.ts';

/** What the rules did with a quantity, as a sentence: "Możesz zamówić co najwyżej 12 sztuk." Null where nothing. */
export function correctionText(
  correction: Correction | null,
  unit: { singular: string },
  quantity: Thousandths,
  context: TextsContext,
): string | null {
  if (correction === null) return null;
  const write = correction === 'snapped' ? quantityText : quantityToOrder;
  return translator(basketTexts, context)(correction, { quantity: write(unit, quantity, context) });
}
