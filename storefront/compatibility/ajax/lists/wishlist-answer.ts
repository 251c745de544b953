import { toWire, wireMoney, wireText } from '../../../../patterns/rules/money.ts';
import { lineTotal } from '../../../../patterns/rules/price.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { sessionOf } from '../../../shared/session.ts';
import { cardPrice } from '../../../features/catalogue/index.ts';
import type { CallContext, Wording } from '../../graphql/context.ts';
import type { ListLine, ProductCard } from '../../../store/index.ts';
import { iconOf } from '../../wire/icon.ts';

/** The visitor's wishlist (calls 5 and 14; wire contract 2.4); its numbers are text, as attributes are. */
export async function wishlistAnswer(context: CallContext) {
  const { store } = context;
  const lines = (await store.lists.find(await sessionOf(context)))?.lines ?? [];
  const cards = await store.catalogue.cards([...new Set(lines.map(({ productId }) => productId))]);
  return wireWishlist(lines, cards, context);
}

/** A list in the format of the contract; goods not sold for money have a text as price, and add nothing to the cost. */
export function wireWishlist(
  lines: ReadonlyArray<Pick<ListLine, 'productId' | 'size' | 'quantity'>>,
  cards: ReadonlyArray<ProductCard>,
  wording: Wording,
) {
  const found = lines.flatMap((line) => {
    const card = cards.find(({ id }) => id === line.productId);
    const size = card?.sizes.find(({ type }) => type === line.size);
    if (!card || !size) return [];
    const said = cardPrice(card, wording);
    return {
      card,
      cost: said.kind === 'words' ? 0 : lineTotal(size.price, line.quantity),
      price: said.kind === 'words' ? wireText(said.text) : wireMoney(size.price, wording.settings.currency),
    };
  });
  return {
    attributes: { count: String(found.length), cost: toWire(found.reduce((sum, { cost }) => sum + cost, 0)) },
    product: found.map(({ card, price }) => ({
      attributes: { id: String(card.id), link: addressOf('product', { id: card.id, slug: card.slug }) },
      icon: iconOf(card.pictures[0], 'small') ?? '',
      name: card.name,
      price: { attributes: { price_formatted: price } },
    })),
  };
}
