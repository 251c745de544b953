import { partOfLine, shareByWorth, shareOf } from './bundle-parts.ts';
import type { Grosze } from './money.ts';
import type { Thousandths } from './price.ts';
import { returnRight, type ReturnedGoods } from './promises.ts';

/** What of an order comes back by itself: a line, or a part of the bundle in it. */
export interface ReturnKey {
  /** Of the order's line. */
  readonly position: number;
  /** Of the bundle, from 1; 0 for a line without parts. */
  readonly part: number;
}

/** The same as one value, for maps. */
export const returnKey = ({ position, part }: ReturnKey): string => `${position}.${part}`;

/** What can be returned by itself, with what of it is already in returns. */
export interface Returnable extends ReturnKey {
  readonly quantity: Thousandths;
  /** Before the discount of a code; of a part its share. */
  readonly totalGross: Grosze;
  /** A present is kept by the buyer. */
  readonly isGift: boolean;
  /** In returns that were neither refused nor given up, and what these are worth. */
  readonly returned: Thousandths;
  readonly returnedWorth: Grosze;
}

/** A line of an order with the parts of a bundle; no parts of other goods, and of bundles of which none were kept. */
export interface SoldLine {
  readonly position: number;
  readonly quantity: Thousandths;
  readonly unitGross: Grosze;
  readonly totalGross: Grosze;
  readonly parts: ReadonlyArray<{ part: number; quantity: Thousandths; share: Grosze }>;
}

/** What of an order can be returned by itself: each part of a bundle in its place. */
export const returnablesOf = (
  lines: ReadonlyArray<SoldLine>,
  returned: ReadonlyMap<string, { quantity: Thousandths; worth: Grosze }>,
): ReadonlyArray<Returnable> =>
  lines
    .flatMap(({ position, quantity, unitGross, totalGross, parts }) => {
      const isGift = unitGross === 0;
      return parts.length === 0
        ? [{ position, part: 0, quantity, totalGross, isGift }]
        : parts.map((one) => ({
            position,
            part: one.part,
            quantity: partOfLine(one.quantity, quantity),
            totalGross: one.share,
            isGift,
          }));
    })
    .map((one) => {
      const { quantity = 0, worth = 0 } = returned.get(returnKey(one)) ?? {};
      return { ...one, returned: quantity, returnedWorth: worth };
    });

/** Why nothing of a line may be returned (consumer rights act, art. 38). */
export type ReturnObstacle = 'late' | 'made' | 'virtual' | 'service' | 'gift' | 'returned';

/** What loses the right of withdrawal only if the buyer agreed beforehand that it starts at once (art. 38.1.1 and 38.1.13). */
export const startedKinds = ['virtual', 'service'] as const;
export type StartedKind = (typeof startedKinds)[number];

/** Which of these goods are; null for those that need no such agreement. */
export const startedKindOf = ({ type }: Pick<ReturnedGoods, 'type'>): StartedKind | null =>
  startedKinds.find((kind) => type === `product_${kind}`) ?? null;

/**
 * Why a line has no right of withdrawal: the goods were made for the buyer, as their page said, or the buyer agreed that the
 * service or the file comes at once. Null for all other goods: a remark about them takes no right away.
 *
 * @param goods undefined where they are no longer sold
 * @param agreed what the buyer agreed to with the order
 */
export function exclusionOf(
  goods: ReturnedGoods | undefined,
  agreed: ReadonlyArray<StartedKind>,
): Extract<ReturnObstacle, 'made' | StartedKind> | null {
  if (!goods) return null;
  const kind = startedKindOf(goods);
  if (kind) return agreed.includes(kind) ? kind : null;
  return returnRight(goods) === 'returnable' ? null : 'made';
}

/** How much of it may still be returned. */
export const returnableOf = ({ quantity, returned }: Pick<Returnable, 'quantity' | 'returned'>): Thousandths =>
  Math.max(0, quantity - returned);

/** What each cost after the order's discount: the shares sum up to the whole, to the grosz. */
export function paidForLines(
  lines: ReadonlyArray<Pick<Returnable, 'totalGross'>>,
  rebate: Grosze,
): ReadonlyArray<Grosze> {
  const totals = lines.map(({ totalGross }) => totalGross);
  const shares = shareByWorth(rebate, totals);
  return totals.map((total, index) => total - shares[index]!);
}

/**
 * What a quantity of it is worth: the worth of all that is returned with it, less what the earlier returns of it are worth.
 * So portions sum up to what was paid, whatever their sizes, and never to more, whichever of them are given up again.
 *
 * @param paid of the whole, see `paidForLines`
 */
export const worthOfPart = (
  { quantity, returned, returnedWorth }: Pick<Returnable, 'quantity' | 'returned' | 'returnedWorth'>,
  paid: Grosze,
  part: Thousandths,
): Grosze => Math.max(0, shareOf(paid, Math.min(quantity, returned + part), quantity) - returnedWorth);

/** Whether the whole order is returned with these quantities, by `returnKey`: then the delivery is paid back, too (art. 32). */
export const isWholeReturn = (
  lines: ReadonlyArray<Pick<Returnable, 'position' | 'part' | 'quantity' | 'returned' | 'isGift'>>,
  quantities: ReadonlyMap<string, Thousandths>,
): boolean =>
  lines.every((line) => line.isGift || line.returned + (quantities.get(returnKey(line)) ?? 0) >= line.quantity);

/** The last moment at which a return may be announced. @param sentAt when the order was sent, null where it was not */
export const returnUntil = (
  sentAt: number,
  { returnDays, returnTransitDays }: { returnDays: number; returnTransitDays: number },
): number => sentAt + (returnDays + returnTransitDays) * 24 * 60 * 60_000;
