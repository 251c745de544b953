import { Form, SubmitButton, type FormError } from '../../../../components/form/index.ts';
import { Link } from '../../../../components/link/index.ts';
import { savingTexts } from '../../../shared/browser/forms/form-purpose.texts.ts';
import { FormPurpose } from '../../../shared/browser/forms/form-purpose.tsx';
import { AccountFields, type AccountFieldsProps } from './account-fields.tsx';
import type { AccountCheck } from './account-check.ts';
import * as styles from './account-page.css.ts';
import { linkedAccountFields, useAccountCheck } from './use-account-check.ts';

export interface AccountEditorProps extends Omit<AccountFieldsProps, 'onNumber'> {
  /** The form's action: the page's own address. */
  action: string;
  /** The server's errors, in the order of the fields. */
  errors: ReadonlyArray<FormError>;
  /** The button's label. */
  submit: string;
  /** Sent beside the fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Beside the button. */
  link?: { href: string; label: string } | null;
  check: AccountCheck;
}

/** The form of an account: plain HTML; with a script it validates itself as the server will (V-12, V-16). */
export function AccountEditor({ action, errors, submit, hidden = {}, link, check, ...fields }: AccountEditorProps) {
  const { judge, prepare, request, prepareNumbers } = useAccountCheck(check);
  const form = (
    <Form
      method="post"
      action={action}
      errors={errors}
      checks={judge}
      prepare={prepare}
      request={request}
      linkedFields={linkedAccountFields}
      focusAfterFailure="first-error"
      validationDelay={check.validationDelay}
      answerTimeout={check.answerTimeout}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.fields}>
        <AccountFields {...fields} onNumber={prepareNumbers} />
        <div className={styles.actions}>
          <SubmitButton size="large">{submit}</SubmitButton>
          {link && <Link href={link.href}>{link.label}</Link>}
        </div>
      </div>
    </Form>
  );
  return fields.purpose === 'edit' ? <FormPurpose texts={savingTexts}>{form}</FormPurpose> : form;
}
