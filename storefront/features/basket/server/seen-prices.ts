import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { BasketLine, LineKey } from '../../../store/index.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';

/** Where the session keeps them. */
const dataKey = 'basketPrices';

type SeenPrices = Readonly<Record<string, Grosze>>;

const nameOf = ({ productId, size, additional }: LineKey): string => `${productId} ${size} ${additional}`;

const read = async ({ session }: Pick<BuyingContext, 'session'>): Promise<SeenPrices> =>
  ((await session.current())?.data[dataKey] as SeenPrices | undefined) ?? {};

/** The price of a line's unit when the shopper last put it in or saved the basket; null where it was never noted. */
export async function seenPrices(context: Pick<BuyingContext, 'session'>): Promise<(line: LineKey) => Grosze | null> {
  const seen = await read(context);
  return (line) => seen[nameOf(line)] ?? null;
}

/**
 * Notes what these lines cost now, so that a price that changes later can be told line by line: the line that was just
 * put in, or all of them once the shopper has saved the basket.
 */
export async function notePrices(
  context: Pick<BuyingContext, 'session' | 'store'>,
  lines: ReadonlyArray<Pick<BasketLine, 'unitGross'> & LineKey>,
): Promise<void> {
  const prices = Object.fromEntries(lines.map((line) => [nameOf(line), line.unitGross]));
  const changes = { [dataKey]: { ...(await read(context)), ...prices } };
  await context.store.sessions.update(await ensureSession(context), changes);
}
