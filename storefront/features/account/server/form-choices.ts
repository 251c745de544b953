import type { PageContext } from '../../../shared/define-page.ts';
import type { AccountCheck } from '../browser/account-check.ts';
import { accountRules } from '../../../shared/customer/account-form.ts';
import type { AccountFieldsProps } from '../browser/account-fields.tsx';

/** What the account fields need to know about the shop. */
export type FormChoices = Pick<AccountFieldsProps, 'countries' | 'limits'>;

/** The countries that the shop sends to, and the length limits of its credentials. */
export async function formChoices({ store, settings }: Pick<PageContext, 'store' | 'settings'>): Promise<FormChoices> {
  const { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum } = settings;
  const countries = await store.delivery.countries();
  return {
    countries: countries.map(({ iso, name }) => ({ iso, name })),
    limits: { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum },
  };
}

/** What the account form needs to validate itself: limits listed by name, not the shop's other settings. */
export async function accountCheck(
  context: Pick<PageContext, 'store' | 'settings' | 'now'>,
  ownLogin: string | null,
): Promise<AccountCheck> {
  const { settings } = context;
  const { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum, phoneMinimum } =
    settings;
  const limits = {
    loginMinimum,
    loginMaximum,
    passwordMinimum,
    passwordMaximum,
    registrationPasswordMaximum,
    phoneMinimum,
  };
  // Functions are not JSON: the browser loads its own.
  const { numbers: _, ...rules } = await accountRules(context);
  return {
    rules: { ...rules, limits },
    ownLogin,
    validationDelay: settings.validationDelay,
    answerTimeout: settings.fieldAnswerTimeout,
  };
}
