import type { ShopConnection } from '../../../../../patterns/contract/client/connection.ts';
import { list, nullable, number, object, or, text } from '../../../../../patterns/contract/client/decode.ts';
import { askJson } from '../../../../../patterns/contract/client/send.ts';

/** How many find an opinion helpful, and how many do not. */
export interface OpinionScores {
  readonly positive: number;
  readonly negative: number;
}

/** What became of a vote: counted, or not because of `problem`, a whole sentence. The scores are those after it. */
export interface OpinionVoteResult {
  readonly scores: OpinionScores | null;
  readonly problem: string | null;
}

const voted = object({
  result: nullable(object({ score_positive: number, score_negative: number })),
  errors: or(list(object({ message: text })), []),
});

/** Votes for or against an opinion (wire contract 2.5), once a visitor. */
export async function rateOpinion(shop: ShopConnection, id: number, isPositive: boolean): Promise<OpinionVoteResult> {
  const body = new URLSearchParams({ id: String(id), operation: isPositive ? 'positive' : 'negative' });
  const { result, errors } = await askJson(shop, '/ajax/opinions.php?action=rate', voted, {
    method: 'POST',
    body,
  });
  return {
    scores: result && { positive: result.score_positive, negative: result.score_negative },
    problem: errors[0]?.message ?? null,
  };
}
