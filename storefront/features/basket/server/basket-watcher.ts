import { slotList } from '../../../platform/features/slot.ts';
import type { BasketLine } from '../../../store/index.ts';
import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { reportToFollowers } from '../../../shared/report-to-followers.ts';
import type { BuyingContext } from '../../../shared/session.ts';

/** How much more, or less where it is negative, the visitor put of a line into the basket. */
export interface LineMove {
  readonly line: BasketLine;
  readonly moved: Thousandths;
}

/** A later feature that follows what visitors do with their baskets. */
export interface BasketWatcher {
  moved(context: BuyingContext, moves: ReadonlyArray<LineMove>): Promise<void>;
  /** Headers of the JSON answer of `basketchange.php`. */
  headers(context: BuyingContext): Promise<Readonly<Record<string, string>>>;
}

/** Features that follow changes of the basket. */
export const basketWatchers = slotList<BasketWatcher>('followers of the basket');

/** Reports changes of lines to those who follow them; lines that did not move are left out. */
export async function reportMoves(context: BuyingContext, moves: ReadonlyArray<LineMove>): Promise<void> {
  const moved = moves.filter((move) => move.moved !== 0);
  if (moved.length > 0)
    await reportToFollowers(context, basketWatchers.filled(), (watcher) => watcher.moved(context, moved));
}

/** The headers that followers of the basket set on the answer to a program. */
export async function watcherHeaders(context: BuyingContext): Promise<Readonly<Record<string, string>>> {
  const headers = await reportToFollowers(context, basketWatchers.filled(), (watcher) => watcher.headers(context));
  return Object.assign({}, ...headers) as Record<string, string>;
}
