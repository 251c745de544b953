import { Checkbox } from '../../../../components/checkbox/index.ts';
import { Heading } from '../../../../components/heading/index.ts';
import { PasswordField, type PasswordFieldProps } from '../../../../components/password-field/index.ts';
import { RadioGroup } from '../../../../components/radio-group/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { AskedFields, type AskedFieldsData } from '../../../shared/browser/forms/asked-fields.tsx';
import { clientDataAddress, refusesTaken } from '../../../../patterns/validation/client-data-address.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { accountFormTexts } from './account-form.texts.ts';
import * as styles from './account-page.css.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import { ClientField, type ClientFieldNative } from './client-field.tsx';
import { clientTexts } from './texts.ts';
import { accountNames, type AccountField, type AccountValues } from './account-names.ts';

export interface AccountFieldsProps {
  values: AccountValues;
  /** The countries to choose from. */
  countries: AddressFieldsProps['countries'];
  asked: AskedFieldsData;
  limits: Pick<
    Settings,
    'loginMinimum' | 'loginMaximum' | 'passwordMinimum' | 'passwordMaximum' | 'registrationPasswordMaximum'
  >;
  /** Whether the form opens an account, opens one by a provider that confirmed the e-mail, or changes one. */
  purpose: 'register' | 'social' | 'edit';
  /** Called on use of a phone or tax number. */
  onNumber?: () => void;
}

/** Asks the server whether another account has the name. */
const notTaken = { url: clientDataAddress, extra: refusesTaken };

/** The fields of an account. The tokens are those of the HTML standard, so that the browser fills them in (WCAG 2.2, 1.3.5). */
export function AccountFields({ values, countries, asked, limits, purpose, onNumber }: AccountFieldsProps) {
  const t = useTexts(accountFormTexts);
  const tClient = useTexts(clientTexts);
  const isNew = purpose !== 'edit';
  const isSocial = purpose === 'social';
  const field = (
    name: Exclude<
      AccountField,
      | 'type'
      | 'mailingConsent'
      | 'country'
      | 'birthDate'
      | 'bankAccount'
      | 'password'
      | 'passwordRepeat'
      | 'currentPassword'
    >,
    native: ClientFieldNative,
    label = t(name),
  ) => <ClientField name={accountNames[name]} value={values[name]} label={label} {...native} />;
  // Their rules are heavy: loaded when such a field gets focus or is filled in.
  const number = { onFocus: onNumber, onChange: onNumber };
  const bounds = {
    min: limits.passwordMinimum,
    max: isNew ? limits.registrationPasswordMaximum : limits.passwordMaximum,
  };
  const password = (
    name: 'password' | 'passwordRepeat' | 'currentPassword',
    native: Pick<PasswordFieldProps, 'purpose' | 'isRepeated' | 'hint'>,
    label = t(name),
  ) => (
    <PasswordField
      id={accountNames[name]}
      name={accountNames[name]}
      label={label}
      defaultValue={values[name]}
      limits={bounds}
      isRequired={isNew}
      isOptional={!isNew}
      {...native}
    />
  );
  return (
    <>
      <section className={styles.section} aria-labelledby="client-data">
        <Heading level={2} look="h3" id="client-data">
          {t('yourData')}
        </Heading>
        <RadioGroup
          id={accountNames.type}
          name={accountNames.type}
          label={t('type')}
          defaultValue={values.type}
          options={[
            { value: 'private', label: t('private') },
            {
              value: 'firm',
              label: t('firm'),
              content: (
                <div className={styles.grid}>
                  {/* Not required: a private person's form, which hides them, could not be sent. */}
                  {field('companyName', { autoComplete: 'organization', isRequired: false })}
                  {field('taxNumber', { isRequired: false, ...number })}
                </div>
              ),
            },
          ]}
        />
        <div className={styles.grid}>
          {field('firstname', { autoComplete: 'given-name', autoCapitalize: 'words' })}
          {field('lastname', { autoComplete: 'family-name', autoCapitalize: 'words' })}
          {field('email', {
            type: 'email',
            autoComplete: 'email',
            hint: t('emailHint'),
            readOnly: isSocial,
            // Whether a new e-mail has an account, only its mail says.
            ...(!isNew && { validation: { ...notTaken, message: tClient('accountExists') } }),
          })}
          {field('phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel', hint: t('phoneHint'), ...number })}
          <AskedFields asked={asked} birthDateName={accountNames.birthDate} values={values} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="client-address">
        <Heading level={2} look="h3" id="client-address">
          {t('address')}
        </Heading>
        <div className={styles.grid}>
          <AddressFields names={accountNames} values={values} countries={countries} />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="client-login-heading">
        <Heading level={2} look="h3" id="client-login-heading">
          {t('signingIn')}
        </Heading>
        <div className={styles.grid}>
          <div className={styles.alone}>
            {field('login', {
              autoComplete: 'username',
              autoCapitalize: 'none',
              validation: notTaken,
              hint: t('loginHint', { min: limits.loginMinimum, max: limits.loginMaximum }),
            })}
          </div>
          {!isNew && (
            <div className={styles.alone}>
              {password('currentPassword', { purpose: 'current', hint: t('currentPasswordHint') })}
            </div>
          )}
          {!isSocial &&
            (isNew ? (
              password('password', { purpose: 'new' })
            ) : (
              // Its hint would stand the two beside each other at different heights.
              <div className={styles.alone}>
                {password('password', { purpose: 'new', hint: t('newPasswordHint') }, t('newPassword'))}
              </div>
            ))}
          {!isSocial && password('passwordRepeat', { purpose: 'new', isRepeated: true })}
        </div>
      </section>
      <Checkbox
        id={accountNames.mailingConsent}
        name={accountNames.mailingConsent}
        value="1"
        label={t('mailingConsent')}
        defaultChecked={values.mailingConsent !== ''}
        isOptional
      />
    </>
  );
}
