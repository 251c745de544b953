import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { EmailField } from '../../../../../components/email-field/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';
import { VisitorForm, type VisitorFormPlace } from '../../../../shared/browser/forms/visitor-form.tsx';
import { newsletterProblems, readNewsletter, type NewsletterField, type TypedNewsletter } from './newsletter-rules.ts';
import { newsletterTexts } from './texts.ts';

export interface NewsletterFormProps extends VisitorFormPlace {
  /** Subscribe or unsubscribe. */
  operation: 'add' | 'remove';
  /** The sentence by which the visitor agrees. */
  consent: string;
  typed?: TypedNewsletter | undefined;
  problems?: Problems<NewsletterField> | undefined;
}

/** Subscribes or unsubscribes: either way a mail asks the address. */
export function NewsletterForm({ operation, consent, typed, ...rest }: NewsletterFormProps) {
  const t = useTexts(newsletterTexts);
  const texts = useTextsContext();
  const isJoining = operation === 'add';
  return (
    <VisitorForm
      {...rest}
      hidden={{ mailing_action: operation }}
      labels={{ mailing_email: t('email'), mailing_name: t('name'), newsletter_consent: t('consentName') }}
      problemsOf={(field) => newsletterProblems(operation, readNewsletter(field), texts)}
      submit={t(isJoining ? 'subscribe' : 'leave')}
    >
      <EmailField
        label={t('email')}
        id="mailing_email"
        name="mailing_email"
        defaultValue={typed?.mailing_email}
        isRequired
      />
      {isJoining && (
        <>
          <TextField
            label={t('name')}
            id="mailing_name"
            name="mailing_name"
            autoComplete="given-name"
            defaultValue={typed?.mailing_name}
            isOptional
          />
          <Checkbox
            label={consent}
            hint={t('consentWithdrawal')}
            id="newsletter_consent"
            name="newsletter_consent"
            value="1"
            // Who agreed in the footer need not agree again to correct the address.
            defaultChecked={Boolean(typed?.newsletter_consent)}
            isRequired
          />
        </>
      )}
    </VisitorForm>
  );
}
