import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { pointsFor, type PointsRule } from '../../../../../patterns/rules/points.ts';
import { lineTotal, type Thousandths } from '../../../../../patterns/rules/price.ts';
import { priceAt, type Tier } from '../../../../../patterns/rules/tiers.ts';
import { pointsTexts } from './points.texts.ts';

/** The loyalty points of a quantity in words; null without any. @param price of one, gross, before the discount of tiers */
export function pointsReceived(
  rule: PointsRule | null,
  { price, tiers, quantity }: { price: Grosze; tiers: ReadonlyArray<Tier>; quantity: Thousandths },
  texts: TextsContext,
): string | null {
  const worth = lineTotal(priceAt(price, tiers, quantity), quantity);
  const count = rule ? pointsFor(rule, worth, quantity) : 0;
  return count > 0 ? translator(pointsTexts, texts)('pointsReceived', { count }) : null;
}
