import couriers from '../../../../demo/couriers.json' with { type: 'json' };
import products from '../../../../demo/products.json' with { type: 'json' };
import rebates from '../../../../demo/rebates.json' with { type: 'json' };

/** A service of the courier that comes on a chosen day. */
type Service = 'saturday' | 'weekend' | 'bringing';

/** What a buyer of the demo's goods puts into a basket, chooses and pays with. */
export interface Recipe {
  lines: ReadonlyArray<{ product: (typeof products)[number]; size: string; price: number; quantity: number }>;
  code: string;
  hasPresent: boolean;
  courier: (typeof couriers)[number];
  /** Wishes: they count where the courier has services, or can bring two parcels. */
  services: ReadonlyArray<Service>;
  isServicePaidByPoints: boolean;
  isDivided: boolean;
  /** Amounts of the voucher, the gift card and the balance; the points count 10 grosze each. 0: not used. */
  voucher: number;
  card: number;
  points: number;
  balance: number;
}

export const pointWorth = 10;
export const presentId = 1034;
/** Worth less there is none, and worth more another one. */
const presentWorths = { from: 10_000, below: 60_000 };
const heaviest = 2000;
const mostWeight = 30_000;
/** A courier who takes the money takes no more. */
const mostAtTheDoor = 500_000;

/** What is sold as it is: with a price, from the shelf, light enough for every courier. */
const sold = products.filter(
  ({ id, isPhonePrice, isGratis, isForPointsOnly, isCommentRequired, sizes, type }) =>
    !isPhonePrice &&
    !isGratis &&
    !isForPointsOnly &&
    !isCommentRequired &&
    type === 'product' &&
    id !== 1023 &&
    sizes.every(({ weight }) => weight <= heaviest),
);
const wayOf = (id: string) => couriers.find((courier) => courier.id === id)!;
const ways = ['kurier', 'kurier-pobranie', 'salon', 'termin'].map(wayOf);
const saturdayServices: ReadonlyArray<ReadonlyArray<Service>> = [
  [],
  ['saturday'],
  ['weekend'],
  ['bringing'],
  ['saturday', 'bringing'],
];

/** One basket by the dice. @param roll a whole number below its argument */
export function draw(roll: (sides: number) => number): Recipe {
  const chosen = new Map<number, Recipe['lines'][number]>();
  let weight = 0;
  for (let line = roll(4); line >= 0; line -= 1) {
    const product = sold[roll(sold.length)]!;
    const available = product.sizes.filter(({ availability, amount }) => availability === 'enable' && amount >= 3000);
    const size = available[roll(Math.max(1, available.length))];
    const { minPerOrder, maxPerOrder } = product.orderQuantityRange;
    const quantity = minPerOrder + roll(12) * product.unit.sellBy;
    const most = Math.min(size?.amount ?? 0, maxPerOrder < 0 ? Infinity : maxPerOrder);
    if (!size || quantity > most || chosen.has(product.id)) continue;
    const heavier = weight + (size.weight * quantity) / 1000;
    if (heavier > mostWeight) continue;
    weight = heavier;
    chosen.set(product.id, { product, size: size.type, price: size.priceGross, quantity });
  }
  if (chosen.size === 0) return draw(roll);
  const lines = [...chosen.values()];
  const courier = ways[roll(ways.length)]!;
  if (courier.payment === 'dvp' && worthByHand(lines) > mostAtTheDoor) return draw(roll);
  const some = (most: number) => (roll(3) === 0 ? 1 + roll(most) : 0);
  return {
    lines,
    code: ['', 'SIEN10', 'PROG20', 'DOSTAWA'][roll(4)]!,
    hasPresent: roll(2) === 0,
    courier,
    services: saturdayServices[roll(saturdayServices.length)]!,
    isServicePaidByPoints: roll(2) === 0,
    isDivided: roll(2) === 0,
    voucher: some(60_000),
    card: some(60_000),
    points: some(4000),
    balance: some(30_000),
  };
}

export interface Totals {
  goods: number;
  off: number;
  delivery: number;
  total: number;
  rest: number;
}

const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

const worthByHand = (lines: Recipe['lines']): number =>
  lines.reduce((sum, { product, price, quantity }) => {
    const tier = product.tiers.find(
      ({ threshold, thresholdEnd }) => quantity >= threshold && (thresholdEnd === null || quantity <= thresholdEnd),
    );
    const unit = tier ? halfUp(BigInt(price) * BigInt(100 - tier.percent), 100n) : price;
    return sum + halfUp(BigInt(unit) * BigInt(quantity), 1000n);
  }, 0);

/** The services that count, and what they cost in money and in points. */
export function servicesByHand({ courier, services, isServicePaidByPoints }: Recipe): {
  money: number;
  points: number;
} {
  const counted = (courier.services ?? []).filter(({ id }) => services.some((service) => service === id));
  const sum = (of: (service: { costGross: number; costPoints: number }) => number) =>
    counted.reduce((whole, service) => whole + of(service), 0);
  return isServicePaidByPoints
    ? { money: 0, points: sum(({ costPoints }) => costPoints) }
    : { money: sum(({ costGross }) => costGross), points: 0 };
}

/** By hand, in whole numbers: half up, nothing of the shop's own. @param parcels the lines of each; one by itself */
export function byHand(recipe: Recipe, parcels: ReadonlyArray<Recipe['lines']> = [recipe.lines]): Totals {
  const { lines, code, courier, ...paid } = recipe;
  const goods = worthByHand(lines);
  const terms = rebates.find((one) => one.code === code && goods >= one.fromGross);
  const off =
    terms?.kind === 'percentage'
      ? goods - halfUp(BigInt(goods) * BigInt(100 - terms.value), 100n)
      : terms?.kind === 'amount'
        ? Math.min(terms.value, goods)
        : 0;
  const costOf = (worth: number) =>
    terms?.kind === 'delivery' || (courier.freeFromGross !== null && worth >= courier.freeFromGross)
      ? 0
      : courier.costGross;
  const delivery = parcels.reduce((sum, parcel) => sum + costOf(worthByHand(parcel)), 0) + servicesByHand(recipe).money;
  const total = goods - off + delivery;
  const parts = paid.voucher + paid.card + paid.points * pointWorth + paid.balance;
  return { goods, off, delivery, total, rest: Math.max(0, total - parts) };
}

/** Working days between the Monday after the order and the day on which the goods leave. */
function leavesAfter({ product: { shippingTime } }: Recipe['lines'][number]): number {
  if (!shippingTime) throw new Error('Sold without a day of dispatch.');
  if (shippingTime.kind === 'weekDay') return 99;
  return shippingTime.days ?? 0;
}

/**
 * The two parcels of an order on a Saturday morning; null where all goods leave on one day, or the courier brings none in
 * two. A present alone is no parcel.
 */
export function parcelsByHand(recipe: Recipe): readonly [Recipe['lines'], Recipe['lines']] | null {
  if (recipe.courier.id === 'termin') return null;
  const days = new Set(recipe.lines.map(leavesAfter));
  if (days.size === 1) return null;
  const first = Math.min(...days);
  return [
    recipe.lines.filter((line) => leavesAfter(line) === first),
    recipe.lines.filter((line) => leavesAfter(line) !== first),
  ];
}

/** Whether the wished present comes. */
export function hasPresent({ lines, hasPresent: isWished }: Recipe): boolean {
  const worth = worthByHand(lines);
  return isWished && worth >= presentWorths.from && worth < presentWorths.below;
}
