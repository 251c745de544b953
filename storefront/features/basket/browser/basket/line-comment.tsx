import type { ReactNode } from 'react';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from './basket.css.ts';
import { LineSummary } from './line-summary.tsx';
import { basketPageTexts } from './texts.ts';

export interface LineCommentProps {
  /** The field's name in the form: `comment[0]`. */
  field: string;
  /** Of the product. */
  name: string;
  text: string;
  isRequired: boolean;
  problem: string | null;
  /** Limit in characters. */
  longest: number;
  onWrite: (text: string) => void;
  /** Whether something beside the comment must be visible at once. */
  isOpen: boolean;
  /** Files. */
  children: ReactNode;
}

/** The shopper's comment on a line (E-12). Closed where empty; a native disclosure. */
export function LineComment({ field, name, text, isRequired, problem, longest, onWrite, ...rest }: LineCommentProps) {
  const t = useTexts(basketPageTexts);
  return (
    <details className={styles.comment} open={text !== '' || isRequired || problem !== null || rest.isOpen}>
      <LineSummary text={t(isRequired ? 'commentNeeded' : 'addComment')} name={name} />
      <TextArea
        name={field}
        aria-label={t('commentOf', { name })}
        defaultValue={text}
        maxLength={longest}
        rows={2}
        isRequired={isRequired}
        // Shown until text is typed.
        error={text === '' ? problem : null}
        onBlur={(event) => onWrite(event.currentTarget.value)}
      />
      {rest.children}
    </details>
  );
}
