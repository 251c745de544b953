import { addressOf } from '../../../shared/addresses.ts';
import { sessionOf } from '../../../shared/session.ts';
import type { CallContext } from '../../graphql/context.ts';
import type { ProductCard } from '../../../store/index.ts';
import { iconOf } from '../../wire/icon.ts';

/** The products that the visitor compares (call 5; wire contract 2.4). */
export async function comparersAnswer(context: CallContext) {
  const { store } = context;
  const ids = await store.comparisons.products(await sessionOf(context));
  return wireComparers(await store.catalogue.cards(ids));
}

export const wireComparers = (cards: ReadonlyArray<ProductCard>) => ({
  product: cards.map((card) => ({
    iconsmall: iconOf(card.pictures[0], 'small') ?? '',
    name: card.name,
    attributes: {
      id: String(card.id),
      link: addressOf('product', { id: card.id, slug: card.slug }),
      // The platform's address (wire contract 3).
      removelink: `/settings.php?comparers=remove&product=${card.id}`,
    },
  })),
});
