import type { VisitorContext } from '../../../../shared/browser/forms/typed.ts';
import { ensureSession } from '../../../../shared/session.ts';
import type { OpinionScore } from '../../store.ts';

export type VoteOutcome =
  /** No such opinion is shown. */
  | { kind: 'unknown' }
  /** `already`: the visitor had voted; that vote stays. */
  | { kind: 'counted' | 'already'; score: OpinionScore };

/** Votes for or against an opinion, once a visitor. A vote for an unknown opinion starts no session. */
export async function rateOpinion(
  context: VisitorContext,
  opinionId: number,
  isPositive: boolean,
): Promise<VoteOutcome> {
  const { opinionVotes } = context.store;
  if (!(await opinionVotes.isShown(opinionId))) return { kind: 'unknown' };
  const { isCounted, score } = await opinionVotes.vote(await ensureSession(context), opinionId, isPositive);
  return { kind: isCounted ? 'counted' : 'already', score };
}
