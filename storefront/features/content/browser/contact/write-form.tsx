import { EmailField } from '../../../../../components/email-field/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import type { Problems } from '../../../../shared/browser/forms/typed.ts';
import { VisitorForm } from '../../../../shared/browser/forms/visitor-form.tsx';
import { contactProblems, readContact, type ContactField, type TypedContact } from './contact-rules.ts';
import { contactTexts } from './texts.ts';

export interface WriteFormProps {
  action: string;
  /** The signed-in customer's address, to begin with. */
  own: string;
  /** The most characters of a message. */
  longest: number;
  validationDelay: number;
  attempt: { typed: TypedContact; problems: Problems<ContactField> } | null;
}

/** A message to the shop. */
export function WriteForm({ action, own, longest, validationDelay, attempt }: WriteFormProps) {
  const t = useTexts(contactTexts);
  const texts = useTextsContext();
  const typed = attempt?.typed;
  return (
    <VisitorForm
      action={action}
      validationDelay={validationDelay}
      aria-label={t('write')}
      isMain
      headingLevel={3}
      hidden={{}}
      labels={{ contact_name: t('name'), contact_email: t('email'), contact_message: t('message') }}
      problems={attempt?.problems}
      problemsOf={(field) => contactProblems(readContact(field), longest, texts)}
      submit={t('send')}
    >
      <TextField
        id="contact_name"
        name="contact_name"
        label={t('name')}
        autoComplete="given-name"
        defaultValue={typed?.contact_name}
        isOptional
      />
      <EmailField
        id="contact_email"
        name="contact_email"
        label={t('email')}
        note={t('emailNote')}
        defaultValue={typed?.contact_email ?? own}
        isRequired
      />
      <TextArea
        id="contact_message"
        name="contact_message"
        label={t('message')}
        note={t('messageNote')}
        defaultValue={typed?.contact_message}
        // No script counts here; the server says what is too long.
        maxLength={null}
        rows={6}
        isRequired
      />
    </VisitorForm>
  );
}
