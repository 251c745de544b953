import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { chosenParts, fundsOf, resolveParts, type Funds } from '../../payment/index.ts';
import type { ChosenPart, TakenPart } from '../../../store/index.ts';
import { loyaltyPoints } from './loyalty-points.ts';

/** How an order's total is paid: by parts at once, the rest by the method. */
export interface Paying {
  total: Grosze;
  parts: ReadonlyArray<TakenPart>;
  rest: Grosze;
  /** As chosen, also where it pays nothing now. */
  chosen: ReadonlyArray<ChosenPart>;
  funds: Funds | null;
}

/** The parts that the visitor chose, for this total. */
export async function loadPaying(context: BuyingContext, total: Grosze): Promise<Paying> {
  const [chosen, earned] = await Promise.all([chosenParts(context), loyaltyPoints(context)]);
  const funds = await fundsOf(context, earned);
  return { total, chosen, funds, ...(await resolveParts(context, chosen, funds, total)) };
}
