import type { CallContext } from '../context.ts';

export interface OpinionArguments {
  readonly SearchOpinionsInput: {
    readonly type?: string | null;
    readonly sourceId?: string | null;
    readonly resultsLimit?: number | null;
  };
}

const usualResults = 10;
const mostResults = 100;

/** What buyers say of a product, the newest first. Opinions of other things than products are not kept. */
export async function opinion({ SearchOpinionsInput }: OpinionArguments, { store }: CallContext) {
  const { type, sourceId, resultsLimit } = SearchOpinionsInput;
  const id = Number(sourceId);
  if ((type ?? 'product') !== 'product' || !Number.isSafeInteger(id)) return [];
  const page = await store.catalogue.productPage(id);
  const limit = Math.min(Math.max(resultsLimit ?? usualResults, 0), mostResults);
  return (page?.opinions ?? []).slice(0, limit).map((one) => ({
    id: one.id,
    author: one.author,
    content: one.content,
    rating: one.rating,
    confirmedByPurchase: one.isConfirmed,
  }));
}
