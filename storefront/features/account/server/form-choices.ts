import type { PageContext } from '../../../shared/define-page.ts';
import type { AccountCheck } from '../browser/account-check.ts';
import { accountRules, askedByAccounts, askedFields } from '../../../shared/customer/account-form.ts';
import type { AccountFieldsProps } from '../browser/account-fields.tsx';

/** What the account fields need to know about the shop. */
export type FormChoices = Pick<AccountFieldsProps, 'countries' | 'limits' | 'asked'>;

/** The countries that the shop sends to, the length limits of its credentials, and what it asks besides. */
export async function formChoices(
  context: Pick<PageContext, 'store' | 'settings' | 'texts' | 'now'>,
): Promise<FormChoices> {
  const { store, settings } = context;
  const { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum } = settings;
  const countries = await store.delivery.countries();
  return {
    countries: countries.map(({ iso, name }) => ({ iso, name })),
    asked: askedFields(askedByAccounts(settings), context),
    limits: { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum },
  };
}

/** What the account form needs to validate itself: limits listed by name, not the shop's other settings. */
export async function accountCheck(
  context: Pick<PageContext, 'store' | 'settings' | 'now'>,
  own: AccountCheck['own'],
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
  const { numbers: _, isIban: _call4, ...rules } = await accountRules(context);
  return {
    rules: { ...rules, limits },
    own,
    validationDelay: settings.validationDelay,
    answerTimeout: settings.fieldAnswerTimeout,
  };
}
