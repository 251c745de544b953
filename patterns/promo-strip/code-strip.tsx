import { DismissibleBar, isBarDismissedIn } from '../../components/dismissible-bar/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as styles from './promo-strip.css.ts';
import { promoStripTexts } from './texts.ts';

export interface CodeStripProps {
  /** The discount code, as a buyer types it. */
  code: string;
  /** What it gives and from what worth, in one sentence. */
  text: string;
  /** For how many days it stays hidden once closed (requirement T-21: 1). */
  days?: number;
}

const id = 'promo-code';

/** Whether the visitor closed the strip and its days are not over, by the header `Cookie` of a request. */
export const isCodeStripDismissed = (cookies: string): boolean => isBarDismissedIn(cookies, id);

/**
 * A discount code above the header, until it is closed. `offerCopying` shows the button that copies the code; its room is kept, so that
 * nothing moves then.
 */
export function CodeStrip({ code, text, days = 1 }: CodeStripProps) {
  const t = useTexts(promoStripTexts);
  return (
    <DismissibleBar
      id={id}
      label={t('codeName')}
      days={days}
      action={
        <>
          <button type="button" className={styles.copy} data-copy-code={code} data-copied={t('copied')}>
            {t('copy')}
            <VisuallyHidden>{` ${t('codeOf', { code })}`}</VisuallyHidden>
          </button>
          <span role="status" className={styles.copied} />
        </>
      }
    >
      {/* One text: screen readers lose white space behind React's mark between two. */}
      {`${t('code')} `}
      <strong>{code}</strong>
      {`: ${text}`}
    </DismissibleBar>
  );
}
