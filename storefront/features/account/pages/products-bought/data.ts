import type { ImageSource } from '../../../../../components/image/index.ts';
import { formatDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import type { Locale } from '../../../../../components/texts/texts.ts';
import { shortUnitName } from '../../../../../patterns/rules/units.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { cancelledStates, isForBuyers } from '../../../checkout/index.ts';
import type { BoughtSize, Product, ProductCard } from '../../../../store/index.ts';
import { filesOf, type BoughtFiles } from '../../server/files/bought-files.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { productsBoughtTexts } from './texts.ts';

type Context = PageContext<'products-bought'>;

/** Why a product cannot be bought again with one press; null where it can. */
export type Obstacle = 'soldOut' | 'gone' | 'notSold' | 'commented';

export interface BoughtItem {
  key: string;
  productId: number;
  size: string;
  name: string;
  /** Null of a product that has one size. */
  sizeName: string | null;
  /** "21 listopada 2026" */
  day: string;
  /** "1,5 m" */
  quantity: string;
  order: { number: string; address: string };
  picture: ImageSource | null;
  /** Null where the product's page is gone. */
  address: string | null;
  obstacle: Obstacle | null;
  /** For who has bought it. */
  files: BoughtFiles['files'];
}

export interface ProductsBoughtData {
  items: ReadonlyArray<BoughtItem>;
  /** From 1. */
  current: number;
  pages: number;
}

/** The page number of an address, from 1; `counter` counts from 0. */
export const pageOf = (url: URL): number =>
  Number(/^\d{1,6}$/.exec(url.searchParams.get('counter') ?? '')?.[0] ?? 0) + 1;

/** products-bought.php: what the signed-in client has bought, each size once, the latest first. */
export async function loadProductsBought(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('products-bought'));
  const { store, settings, texts } = context;
  const [current, portion] = [pageOf(context.url), settings.ordersPortion];
  const { bought, count } = await store.orders.boughtBy(client.id, { page: current, portion, states: cancelledStates });
  const pages = Math.ceil(count / portion);
  if (current > Math.max(pages, 1)) return redirect(addressOf('products-bought'), 302);
  const ids = [...new Set(bought.map(({ productId }) => productId))];
  const cards = await store.catalogue.cardsWithProducts(ids);
  const withFiles = cards.filter(({ product }) => product.details.enclosures.some(isForBuyers));
  const files = await filesOf(
    context,
    client.id,
    withFiles.map(({ card }) => card.id),
  );
  const known = new Map(cards.map((one) => [one.card.id, one]));
  return page<ProductsBoughtData>({
    items: bought.map((size) => ({
      ...itemOf(size, known.get(size.productId), texts.locale),
      files: files.find(({ productId }) => productId === size.productId)?.files ?? [],
    })),
    current,
    pages,
  });
}

interface Known {
  card: ProductCard;
  product: Product;
}

function itemOf(bought: BoughtSize, known: Known | undefined, locale: Locale): Omit<BoughtItem, 'files'> {
  const { productId, size, name, versionName, sizeName, quantity, unitName, orderNumber, orderedAt } = bought;
  const isOffered = known?.product.isOffered ?? false;
  const picture = known?.card.pictures[0];
  return {
    key: `${productId} ${size}`,
    productId,
    size,
    name: [name, versionName].filter(Boolean).join(', '),
    sizeName: sizeName || null,
    day: formatDay(calendarDay(orderedAt), locale, { dateStyle: 'long' }),
    quantity: `${formatDecimal(quantity, locale)}\u00a0${shortUnitName({ singular: unitName, plural: unitName }, quantity, locale)}`,
    order: { number: orderNumber, address: addressOf('order-details', {}, { order_number: orderNumber }) },
    picture: picture ? pictureSource(picture) : null,
    address: known && isOffered ? addressOf('product', { id: productId, slug: known.card.slug }) : null,
    obstacle: obstacleOf(bought, known),
  };
}

function obstacleOf({ size: type, hasComment, options }: BoughtSize, known: Known | undefined): Obstacle | null {
  const size = known?.card.sizes.find((one) => one.type === type);
  if (!known?.product.isOffered || !size) return 'gone';
  const { isFreeToOrder, isPhonePrice, isGratis, isForPointsOnly } = known.card;
  if ((!isFreeToOrder && (isPhonePrice || isGratis || isForPointsOnly)) || options.wraps) return 'notSold';
  if (!size.isAvailable) return 'soldOut';
  return hasComment || known.product.details.isCommentRequired ? 'commented' : null;
}

export const headOfProductsBought = (_: ProductsBoughtData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(productsBoughtTexts, texts)('title'),
  isIndexed: false,
});
