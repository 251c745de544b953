import type { ImageSource } from '../../../../../components/image/index.ts';
import { formatDecimal, plainDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import type { CardPrice } from '../../../../../patterns/product-card/index.ts';
import { goodsWorth } from '../../../../../patterns/rules/gross-net.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { priceAt } from '../../../../../patterns/rules/tiers.ts';
import { shortUnitName } from '../../../../../patterns/rules/units.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { FilledList, ListLine, ProductCard, ProductSize } from '../../../../store/index.ts';
import { cardPrice } from '../product-cards/index.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';

/** Whether a line can be bought now. */
export type RowState = 'available' | 'soldOut' | 'notSold' | 'gone';

/** A line of a list at the price and the stock of the moment, in words. */
export interface ListRow {
  /** "1001 uniw": product and size. */
  key: string;
  name: string;
  /** With variant and size, for names of buttons: "Kubek Poranek, wapno". */
  fullName: string;
  subline: string;
  /** Null where the product has one size. */
  sizeName: string | null;
  /** Null where the product's page is gone. */
  address: string | null;
  picture: ImageSource | null;
  price: CardPrice;
  /** As typed: "1,5". */
  quantity: string;
  /** As the rules and the wire write it: "1.5". */
  exactQuantity: string;
  unit: string;
  state: RowState;
}

type Context = Pick<PageContext, 'store' | 'texts' | 'settings'>;

/** The lines of a list, and what the available ones are worth; null with none. */
export async function loadListRows(
  lines: FilledList['lines'],
  context: Context,
): Promise<{ rows: ReadonlyArray<ListRow>; total: string | null }> {
  const found = await context.store.catalogue.cardsWithProducts([...new Set(lines.map(({ productId }) => productId))]);
  const cardOf = new Map(found.map(({ card, product }) => [card.id, { card, isOffered: product.isOffered }]));
  const pairs = lines.flatMap((line) => {
    const { card, isOffered = false } = cardOf.get(line.productId) ?? {};
    const size = card?.sizes.find(({ type }) => type === line.size);
    return card && size ? [{ line, card, size, state: stateOf(card, size, isOffered) }] : [];
  });
  const bought = pairs.filter(({ state }) => state === 'available');
  const tiered = bought.filter(({ card }) => card.hasTiers).map(({ card }) => card.id);
  const pages = tiered.length > 0 ? await context.store.catalogue.productPages([...new Set(tiered)]) : new Map();
  const worth = goodsWorth(
    bought.map(({ line, card, size }) => ({
      unitGross: priceAt(size.price, pages.get(card.id)?.tiers ?? [], line.quantity),
      vatPercent: card.vatPercent,
      quantity: line.quantity,
    })),
  );
  return {
    rows: pairs.map(({ line, card, size, state }) => rowOf(line, card, size, state, context)),
    total: bought.length > 0 ? shopMoney(context).goods(worth) : null,
  };
}

function stateOf(card: ProductCard, size: ProductSize, isOffered: boolean): RowState {
  if (!isOffered) return 'gone';
  const isClosed = !card.isFreeToOrder && (card.isPhonePrice || card.isGratis || card.isForPointsOnly);
  if (isClosed) return 'notSold';
  return size.isAvailable ? 'available' : 'soldOut';
}

function rowOf(line: ListLine, card: ProductCard, size: ProductSize, state: RowState, context: Context): ListRow {
  const { price } = size;
  const ofSize = { ...card, price, hasSeveralPrices: false, lowestSizePrice: price, defaultSize: size.type };
  const [picture] = card.pictures;
  const sizeName = card.sizes.length > 1 ? size.name : null;
  return {
    key: `${line.productId} ${line.size}`,
    name: card.name,
    fullName: [card.name, card.versionName, sizeName].filter(Boolean).join(', '),
    subline: card.subline,
    sizeName,
    address: state === 'gone' ? null : addressOf('product', { id: card.id, slug: card.slug }),
    picture: picture ? pictureSource(picture) : null,
    price: cardPrice({ ...ofSize, sizes: [size] }, context),
    quantity: formatDecimal(line.quantity, currentLanguage()),
    exactQuantity: plainDecimal(line.quantity),
    unit: shortUnitName(card.unit, line.quantity, currentLanguage()),
    state,
  };
}
