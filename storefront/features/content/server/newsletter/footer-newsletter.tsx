import { Button } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import { footerConsent } from '../../browser/newsletter/newsletter-rules.ts';
import { newsletterTexts } from '../../browser/newsletter/texts.ts';
import { consentSentence } from './consent-sentence.ts';
import * as styles from './footer-newsletter.css.ts';

const titleId = 'footer-newsletter';

/**
 * Subscribes to the newsletter from the footer of every page (requirement S-20). A plain form without a script: the
 * address is confirmed by mail, and the page of the newsletter shows what is wrong with it.
 */
export function FooterNewsletter({ settings }: { settings: Pick<Settings, 'newsletterConsent' | 'shopName'> }) {
  const t = useTexts(newsletterTexts);
  const texts = useTextsContext();
  return (
    <form method="post" action={addressOf('settings')} noValidate aria-labelledby={titleId} className={styles.form}>
      <Heading level={2} look="h3" id={titleId}>
        {t('footerTitle')}
      </Heading>
      <input type="hidden" name="mailing_action" value="add" />
      <input type="hidden" name="newsletter_consent" value={footerConsent} />
      <div className={styles.row}>
        <div className={styles.address}>
          <TextField
            label={t('footerField')}
            name="mailing_email"
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder={t('footerExample')}
          />
        </div>
        <Button type="submit" tone="secondary">
          {t('footerSubscribe')}
        </Button>
      </div>
      <p className={styles.consent}>{consentSentence('footer', settings, texts)}</p>
    </form>
  );
}
