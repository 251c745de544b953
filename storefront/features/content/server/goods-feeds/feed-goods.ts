import { picturesPath } from '../../../../../patterns/picture-source/index.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { poland } from '../../../../platform/settings/country.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { Product, ProductCard, ProductSize } from '../../../../store/index.ts';
import { cheapestOffer, deliveryOffers, loadCarriers, loadShopTime } from '../../../catalogue/index.ts';

/** One size of a product, as comparison services list it. */
export interface FeedItem {
  /** Unique, and the same in each feed. */
  id: string;
  /** The number of the product: its sizes belong together. */
  productId: string;
  name: string;
  /** The name of the size; null where there is one alone. */
  size: string | null;
  description: string;
  link: string;
  /** Absolute addresses, the main picture first. */
  pictures: ReadonlyArray<string>;
  price: Grosze;
  /** The price before a reduction; null without one. */
  crossedPrice: Grosze | null;
  isAvailable: boolean;
  /** Whole pieces in stock; null where it is unlimited. */
  stock: number | null;
  /** In how many days it leaves; null where that is unknown. */
  dispatchDays: number | null;
  producer: string | null;
  category: string | null;
  code: string;
  gtin: string | null;
  /** Grams. */
  weight: number;
  /** The cheapest delivery in the shop's country; null where no courier takes it. */
  delivery: Grosze | null;
  netContent: ProductSize['netContent'];
}

export type FeedContext = Pick<PageContext, 'store' | 'session' | 'settings' | 'now' | 'url'>;

/** How many products are in memory at once. */
const portion = 100;

/** Sold here by itself, for money, at a price that everybody sees. */
const isListed = ({ isPhonePrice, isFreeToOrder, isForPointsOnly, isGratis, type }: ProductCard): boolean =>
  !isPhonePrice && !isFreeToOrder && !isForPointsOnly && !isGratis && type !== 'product_service';

/** All sizes that the shop sells, in portions, by the number of the product: memory does not grow with the catalogue. */
export async function* feedGoods(context: FeedContext): AsyncGenerator<ReadonlyArray<FeedItem>> {
  const { catalogue } = context.store;
  const [carriers, time, categories, producers] = await Promise.all([
    loadCarriers(context, poland.iso),
    loadShopTime(context),
    catalogue.categories(),
    catalogue.producers(),
  ]);
  const categoryOf = new Map(categories.map(({ id, name }) => [id, name]));
  const producerOf = new Map(producers.map(({ id, name }) => [id, name]));
  const deliveryOf = (productId: number, type: Product['type'], weight: number, worth: Grosze): Grosze | null => {
    if (type === 'product_virtual') return 0;
    const goods = { lines: [{ productId, type, weight }], worth, dispatch: null };
    return cheapestOffer(deliveryOffers(carriers, goods, time))?.cost ?? null;
  };
  for (let offset = 0; ; offset += portion) {
    // oxlint-disable-next-line no-await-in-loop -- one portion after another is the point
    const products = await catalogue.shownProducts({ offset, limit: portion });
    if (products.length === 0) return;
    const ids = products.map(({ id }) => id);
    // oxlint-disable-next-line no-await-in-loop -- of this portion
    const [goods, identities] = await Promise.all([catalogue.cardsWithProducts(ids), catalogue.sizeIdentities(ids)]);
    const identityOf = new Map(identities.map((one) => [`${one.productId} ${one.type}`, one]));
    yield goods
      .filter(({ card }) => isListed(card))
      .flatMap(({ card, product }) =>
        card.sizes
          .filter(({ price }) => price > 0)
          .map((size): FeedItem => {
            const {
              code = product.code,
              producerCode = null,
              weight = 0,
            } = identityOf.get(`${card.id} ${size.type}`) ?? {};
            const isOnly = card.sizes.length === 1;
            return {
              id: isOnly ? String(card.id) : `${card.id}-${size.type}`,
              productId: String(card.id),
              name: [card.name, card.versionName].filter(Boolean).join(', '),
              size: isOnly ? null : size.name,
              description: product.description || card.subline || card.name,
              link: context.url.origin + addressOf('product', { id: String(card.id), slug: card.slug }),
              pictures: card.pictures.map(
                ({ id, widths }) => `${context.url.origin}${picturesPath}/${id}-${widths.jpg.at(-1)}.jpg`,
              ),
              price: size.price,
              crossedPrice: size.reduction?.crossedPrice ?? null,
              isAvailable: card.isAvailable && size.isAvailable,
              stock: size.amount < 0 ? null : Math.floor(size.amount / 1000),
              dispatchDays: dispatchDays(product),
              producer: producerOf.get(product.producerId ?? -1) ?? null,
              category: categoryOf.get(card.categoryId ?? -1) ?? null,
              code,
              gtin: producerCode,
              weight,
              delivery: deliveryOf(card.id, card.type, weight, size.price),
              netContent: size.netContent,
            };
          }),
      );
  }
}

function dispatchDays({ type, details: { shippingTime } }: Product): number | null {
  if (!shippingTime) return type === 'product_virtual' ? 0 : null;
  if (shippingTime.kind === 'today') return 0;
  return shippingTime.kind === 'days' ? shippingTime.days : (shippingTime.weekAmount + 1) * 7;
}
