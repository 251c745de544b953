import { useState, type SyntheticEvent } from 'react';
import { announce } from '../../../../../components/announcer/announce.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { connectShop } from '../../../../../patterns/contract/client/connection.ts';
import { rateOpinion, type OpinionScores } from './rate-opinion.ts';
import * as styles from './opinion-votes.css.ts';
import { opinionVotesTexts } from './opinion-votes.texts.ts';
import { pagePrefix } from '../../../../platform/browser/page-prefix.ts';

export interface OpinionVotesProps {
  /** Where the form goes without a script: the shop's settings. */
  action: string;
  opinionId: number;
  author: string;
  score: OpinionScores;
  /** The reader's vote: true for helpful; null before it. */
  ownVote: boolean | null;
}

const operations = ['positive', 'negative'] as const;

/**
 * Votes of readers: one each. Without a script two buttons of a form; with one the votes change in place, and the result
 * is announced once. The buttons stay, so that focus does.
 */
export function OpinionVotes({ action, opinionId, author, score, ownVote }: OpinionVotesProps) {
  const t = useTexts(opinionVotesTexts);
  const [scores, setScores] = useState(score);
  const [own, setOwn] = useState(ownVote);
  const [isBusy, setIsBusy] = useState(false);

  async function vote(isPositive: boolean): Promise<void> {
    setIsBusy(true);
    try {
      const result = await rateOpinion(connectShop({ baseUrl: pagePrefix() }), opinionId, isPositive);
      if (result.scores) setScores(result.scores);
      if (result.problem === null) setOwn(isPositive);
      announce(result.problem ?? t('thanks', { ...result.scores }));
    } catch {
      announce(t('failed'), { isAssertive: true });
    } finally {
      setIsBusy(false);
    }
  }

  function send(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void {
    event.preventDefault();
    if (own !== null) return announce(t('voted'));
    const { submitter } = event.nativeEvent;
    if (!isBusy && submitter instanceof HTMLButtonElement) void vote(submitter.value === 'positive');
  }

  return (
    <form className={styles.votes} action={action} method="post" aria-busy={isBusy || undefined} onSubmit={send}>
      <input type="hidden" name="opinion_action" value="rate" />
      <input type="hidden" name="id" value={opinionId} />
      <span className={styles.question}>{t('question')}</span>
      {operations.map((operation) => (
        <button
          key={operation}
          className={styles.vote}
          type="submit"
          name="operation"
          value={operation}
          aria-disabled={own !== null || undefined}
        >
          {t(operation, { count: scores[operation] })}
          <VisuallyHidden>{t('of', { author })}</VisuallyHidden>
        </button>
      ))}
      {own !== null && <span className={styles.question}>{t(own ? 'ownPositive' : 'ownNegative')}</span>}
    </form>
  );
}
