import { Form, SubmitButton } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { accountFormTexts } from '../../browser/account-form.texts.ts';
import * as form from '../../browser/account-page.css.ts';
import { AddressFields } from '../../browser/address-fields.tsx';
import { ClientField, type ClientFieldNative } from '../../browser/client-field.tsx';
import { savingTexts } from '../../../../shared/browser/forms/form-purpose.texts.ts';
import { FormPurpose } from '../../../../shared/browser/forms/form-purpose.tsx';
import { ownerField } from '../../../../shared/sign-in/unsent-form.ts';
import type { AddressAttempt } from './actions.ts';
import { addressFormAddress, type ClientAddressesData } from './data.ts';
import { addressFormNames, type AddressFormField } from './fields.ts';
import { clientAddressesTexts } from './texts.ts';

export interface AddressFormViewProps {
  form: Extract<ClientAddressesData, { view: 'form' }>;
  attempt: AddressAttempt | null;
}

/** One address. A parcel goes to a person, also at a company; an invoice is for a person or for a company. */
export function AddressFormView({
  form: { kind, id, owner, values: before, countries },
  attempt,
}: AddressFormViewProps) {
  const t = useTexts(clientAddressesTexts);
  const tField = useTexts(accountFormTexts);
  const values = attempt?.values ?? before;
  const isInvoice = kind === 'invoice';
  const field = (name: Exclude<AddressFormField, 'country'>, native: ClientFieldNative) => (
    <ClientField name={addressFormNames[name]} value={values[name]} label={tField(name)} {...native} />
  );
  // A company's invoice asks for no name of the user.
  const name = (autoComplete: string): ClientFieldNative => ({
    autoComplete,
    autoCapitalize: 'words',
    ...(isInvoice && { isRequired: false }),
  });
  const phone: ClientFieldNative = { type: 'tel', autoComplete: 'tel', inputMode: 'tel', isOptional: true };
  return (
    <FormPurpose texts={savingTexts}>
      <Form method="post" action={addressFormAddress(kind, id)} errors={attempt?.errors ?? []}>
        <input type="hidden" name="operation" value="save" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id ?? ''} />
        <input type="hidden" name={ownerField} value={owner} />
        <div className={form.fields}>
          <section className={form.section} aria-labelledby="who-heading">
            <Heading level={2} look="h3" id="who-heading">
              {t('who')}
            </Heading>
            <div className={form.grid}>
              {field('companyName', {
                autoComplete: 'organization',
                isOptional: true,
                ...(isInvoice && { hint: t('companyHint') }),
              })}
              {isInvoice && field('taxNumber', { isOptional: true })}
            </div>
            <div className={form.grid}>
              {field('firstname', name('given-name'))}
              {field('lastname', name('family-name'))}
            </div>
          </section>
          <section className={form.section} aria-labelledby="where-heading">
            <Heading level={2} look="h3" id="where-heading">
              {t('where')}
            </Heading>
            <div className={form.grid}>
              <AddressFields names={addressFormNames} values={values} countries={countries} />
              {isInvoice ? (
                field('phone', phone)
              ) : (
                // Its hint would stand the country beside it at another height.
                <div className={form.alone}>{field('phone', { ...phone, hint: tField('phoneHint') })}</div>
              )}
            </div>
          </section>
          <div className={form.actions}>
            <SubmitButton size="large">{t('save')}</SubmitButton>
            <Link href={addressOf('client-addresses')}>{t('cancel')}</Link>
          </div>
        </div>
      </Form>
    </FormPurpose>
  );
}
