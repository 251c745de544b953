import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { chosenParts, resolveParts, type Funds } from '../../payment/index.ts';
import type { ChosenPart, TakenPart } from '../../../store/index.ts';
import { clientFunds } from './loyalty-points.ts';

/** How an order's total is paid: by parts at once, the rest by the method. */
export interface Paying {
  total: Grosze;
  parts: ReadonlyArray<TakenPart>;
  rest: Grosze;
  /** As chosen, also where it pays nothing now. */
  chosen: ReadonlyArray<ChosenPart>;
  funds: Funds | null;
}

/**
 * The parts that the visitor chose, for this total.
 *
 * @param servicePoints points that pay for services of the delivery; they are taken first
 * @returns null where there are fewer points
 */
export async function loadPaying(context: BuyingContext, total: Grosze, servicePoints: number): Promise<Paying | null> {
  const [chosen, all] = await Promise.all([chosenParts(context), clientFunds(context)]);
  if (servicePoints > (all?.points ?? 0)) return null;
  const funds = all && { ...all, points: all.points - servicePoints };
  return { total, chosen, funds, ...(await resolveParts(context, chosen, funds, total)) };
}
