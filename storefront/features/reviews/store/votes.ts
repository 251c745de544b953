import type { Clock } from '../../../platform/store/clock.ts';
import { toFlag } from '../../../platform/store/json.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** How many voted an opinion helpful, and how many not. */
export interface OpinionScore {
  positive: number;
  negative: number;
}

export const noVotes: OpinionScore = { positive: 0, negative: 0 };

/** The scores of opinions; none without votes. */
export async function scoresOf(
  read: Database['read'],
  ids: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, OpinionScore>> {
  if (ids.length === 0) return new Map();
  const rows = await read
    .selectFrom('opinion_votes')
    .select((eb) => [
      'opinion_id',
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>('is_positive').as('positive'),
    ])
    .where('opinion_id', 'in', ids)
    .groupBy('opinion_id')
    .execute();
  return new Map(rows.map((row) => [row.opinion_id, { positive: row.positive, negative: row.count - row.positive }]));
}

/** Votes on opinions, one per visitor. */
export function opinionVotesOf({ read, write }: Database, clock: Clock) {
  const scores = (ids: ReadonlyArray<number>) => scoresOf(read, ids);
  return {
    /** The scores of opinions; none without votes. */
    scores,

    /** Whether shoppers see the opinion. */
    async isShown(opinionId: number): Promise<boolean> {
      const opinion = await read
        .selectFrom('opinions as o')
        .innerJoin('products as p', 'p.id', 'o.product_id')
        .select('o.id')
        .where('o.id', '=', opinionId)
        .where('p.is_visible', '=', 1)
        .where('o.hidden_at', 'is', null)
        .executeTakeFirst();
      return opinion !== undefined;
    },

    /** Votes on an existing opinion. @returns whether it counted, being the visitor's first, and the score after it */
    async vote(
      owner: SessionHash,
      opinionId: number,
      isPositive: boolean,
    ): Promise<{ isCounted: boolean; score: OpinionScore }> {
      const vote = await write
        .insertInto('opinion_votes')
        .values({ opinion_id: opinionId, session_hash: owner, is_positive: toFlag(isPositive), voted_at: clock() })
        .onConflict((conflict) => conflict.columns(['opinion_id', 'session_hash']).doNothing())
        .returning('id')
        .executeTakeFirst();
      return { isCounted: vote !== undefined, score: (await scores([opinionId])).get(opinionId) ?? noVotes };
    },
  };
}
