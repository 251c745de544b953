import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { BasketLine, LineKey } from '../../../store/index.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';

/** Their session key. */
const dataKey = 'basketPrices';

type SeenPrices = Readonly<Record<string, Grosze>>;

const nameOf = ({ productId, size, additional }: LineKey): string => `${productId} ${size} ${additional}`;

const read = async ({ session }: Pick<BuyingContext, 'session'>): Promise<SeenPrices> =>
  ((await session.current())?.data[dataKey] as SeenPrices | undefined) ?? {};

/** A line's unit price when it was last added or saved; null where it was never recorded. */
export async function seenPrices(context: Pick<BuyingContext, 'session'>): Promise<(line: LineKey) => Grosze | null> {
  const seen = await read(context);
  return (line) => seen[nameOf(line)] ?? null;
}

/**
 * Records the prices of these lines, so that later changes can be reported line by line: of the line just added, or of
 * all once the basket is saved.
 */
export async function notePrices(
  context: Pick<BuyingContext, 'session' | 'store'>,
  lines: ReadonlyArray<Pick<BasketLine, 'unitGross'> & LineKey>,
): Promise<void> {
  const prices = Object.fromEntries(lines.map((line) => [nameOf(line), line.unitGross]));
  const changes = { [dataKey]: { ...(await read(context)), ...prices } };
  await context.store.sessions.update(await ensureSession(context), changes);
}
