import type { BuyingContext } from './session.ts';

/**
 * Reports what happened to each feature that follows it. It stands, whatever they do: their faults are logged, and do not
 * reach the visitor.
 *
 * @returns the answers of those that did not fail
 */
export async function reportToFollowers<Follower, Answer>(
  { logFault }: Pick<BuyingContext, 'logFault'>,
  followers: ReadonlyArray<Follower>,
  report: (follower: Follower) => Promise<Answer>,
): Promise<ReadonlyArray<Answer>> {
  const outcomes = await Promise.allSettled(followers.map(async (follower) => report(follower)));
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [outcome.value];
    logFault('follower failed', outcome.reason);
    return [];
  });
}
