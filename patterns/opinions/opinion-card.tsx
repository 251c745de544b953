import type { ReactNode } from 'react';
import { Icon, icons } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { HiddenSpace } from '../../components/visually-hidden/index.ts';
import * as styles from './opinion-card.css.ts';
import { opinionPlace } from './opinion-place.ts';
import { Stars } from './stars.tsx';
import { opinionsTexts } from './texts.ts';

/** An opinion in words. */
export interface OpinionView {
  id: number;
  author: string;
  /** 1 to 5 */
  rating: number;
  content: string;
  /** In words: "14 listopada 2026". */
  date: string;
  /** Only with an order behind it. */
  isConfirmed: boolean;
  /** The shop's answer, and its date in words. */
  answer: { text: string; by: string; date: string } | null;
}

export interface OpinionCardProps {
  /** The opinion in words: stars, day, author, answer. */
  opinion: OpinionView;
  /** The text of the opinion: as it is, or cut with a button for the rest. */
  text: ReactNode;
  /** The language of the shop's answer, where the page has another one. */
  language?: string;
  /** The photo that came with it. */
  photo?: ReactNode;
  /** Whether it helps others: votes of readers. */
  votes?: ReactNode;
}

/** One opinion: stars, day, text, author with the proof of purchase (Directive 2019/2161), and the shop's answer. */
export function OpinionCard({ opinion, text, language, photo, votes }: OpinionCardProps) {
  const t = useTexts(opinionsTexts);
  const { id, author, rating, date, isConfirmed, answer } = opinion;
  return (
    <li id={opinionPlace(id)} className={styles.opinion}>
      <div className={styles.head}>
        <Stars rating={rating} />
        <HiddenSpace />
        <Text as="span" look="small" tone="muted">
          {date}
        </Text>
      </div>
      {text}
      {photo}
      <div className={styles.foot}>
        <p className={styles.author}>
          <strong>{author}</strong>
          {isConfirmed && (
            <span className={styles.confirmed}>
              <HiddenSpace />
              <Icon shape={icons.checkCircle} size={20} />
              {t('confirmed')}
            </span>
          )}
        </p>
        {votes}
      </div>
      {answer && (
        <div className={styles.answer}>
          <Text look="small" isStrong>
            {t('answer', { by: answer.by, date: answer.date })}
          </Text>
          <Text lang={language}>{answer.text}</Text>
        </div>
      )}
    </li>
  );
}
