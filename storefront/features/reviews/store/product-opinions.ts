import type { Database } from '../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { groupBy, toOpinion, type Opinion } from '../../catalogue/store.ts';
import type { OpinionPhoto } from './opinions.ts';
import { noVotes, scoresOf, type OpinionScore } from './votes.ts';

/** How the opinions of a page are sorted. `helpful`: most votes for it first. */
export type OpinionOrder = 'newest' | 'highest' | 'lowest' | 'helpful';

export interface ProductOpinionsQuery {
  productId: number;
  /** Only those with an order. */
  isConfirmedOnly: boolean;
  order: OpinionOrder;
  /** How many are left out before the first one, from 0. */
  skipped: number;
  /** How many at most, from 1. */
  count: number;
}

/** An opinion as the product page shows it. */
export interface ProductOpinion extends Opinion {
  photos: ReadonlyArray<OpinionPhoto>;
  score: OpinionScore;
  /** The reader's own vote: true for helpful. Null without one. */
  ownVote: boolean | null;
}

/** The opinions of a product's page. */
export function productOpinionsOf({ read }: Database) {
  return {
    /** Some shown opinions of a product in an order, for one reader; null is a reader without a session. */
    async list(query: ProductOpinionsQuery, reader: SessionHash | null): Promise<ReadonlyArray<ProductOpinion>> {
      const rows = await select(query).execute();
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const [scores, photos, votes] = await Promise.all([
        scoresOf(read, ids),
        read
          .selectFrom('opinion_photos as photo')
          .innerJoin('sent_opinions as sent', 'sent.id', 'photo.sent_opinion_id')
          .select(['sent.opinion_id', 'photo.name', 'photo.width', 'photo.height'])
          .where('sent.opinion_id', 'in', ids)
          .orderBy('photo.position')
          .execute(),
        reader === null
          ? []
          : read
              .selectFrom('opinion_votes')
              .select(['opinion_id', 'is_positive'])
              .where('session_hash', '=', reader)
              .where('opinion_id', 'in', ids)
              .execute(),
      ]);
      const own = new Map(votes.map((vote) => [vote.opinion_id, vote.is_positive === 1]));
      const photosOf = groupBy(photos, ({ opinion_id }) => opinion_id);
      return rows.map((row) => ({
        ...toOpinion(row),
        photos: (photosOf.get(row.id) ?? []).map(({ name, width, height }) => ({ name, width, height })),
        score: scores.get(row.id) ?? noVotes,
        ownVote: own.get(row.id) ?? null,
      }));
    },
  };

  function select({ productId, isConfirmedOnly, order, skipped, count }: ProductOpinionsQuery) {
    let found = read
      .selectFrom('opinions as o')
      .selectAll('o')
      .where('o.product_id', '=', productId)
      .where('o.hidden_at', 'is', null);
    if (isConfirmedOnly) found = found.where('o.is_confirmed', '=', 1);
    if (order === 'highest' || order === 'lowest') {
      found = found.orderBy('o.rating', order === 'highest' ? 'desc' : 'asc');
    }
    if (order === 'helpful') {
      found = found.orderBy(
        (eb) =>
          eb
            .selectFrom('opinion_votes as vote')
            .select((own) => own.fn.countAll<number>().as('votes'))
            .whereRef('vote.opinion_id', '=', 'o.id')
            .where('vote.is_positive', '=', 1),
        'desc',
      );
    }
    return found.orderBy('o.created_at', 'desc').orderBy('o.id').limit(count).offset(skipped);
  }
}
