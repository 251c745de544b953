import type { CallContext } from '../context.ts';
import type { OpinionArguments } from '../schema/types.ts';

const usualResults = 10;
const mostResults = 100;

/** Opinions of a product, the newest or the best first. The shop has opinions of products only. */
export async function opinion({ SearchOpinionsInput }: OpinionArguments, { store }: CallContext) {
  const { type, ordersBy, sourceId, resultsLimit } = SearchOpinionsInput;
  const productId = Number(sourceId);
  const portion = Math.min(resultsLimit ?? usualResults, mostResults);
  if ((type ?? 'product') !== 'product' || !Number.isSafeInteger(productId) || portion < 1) return [];
  const sort = ordersBy === 'rating' ? 'rating' : 'date';
  const { opinions } = await store.catalogue.opinionList({ productId, sort, portion });
  return opinions.map((one) => ({
    id: one.id,
    author: one.author,
    content: one.content,
    rating: one.rating,
    confirmedByPurchase: one.isConfirmed,
  }));
}
