import type { PageContext } from '../../../shared/define-page.ts';
import type { AccountCheck } from '../browser/account-check.ts';
import { accountRules } from '../../../shared/customer/account-form.ts';
import type { AccountFieldsProps } from '../browser/account-fields.tsx';

/** What the fields of an account must know of the shop. */
export type FormChoices = Pick<AccountFieldsProps, 'countries' | 'limits'>;

/** The countries that the shop sends to, and how long logins and passwords may be. */
export async function formChoices({ store, settings }: Pick<PageContext, 'store' | 'settings'>): Promise<FormChoices> {
  const { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum } = settings;
  const countries = await store.delivery.countries();
  return {
    countries: countries.map(({ iso, name }) => ({ iso, name })),
    limits: { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum },
  };
}

/** By what the form of an account judges itself; the limits are told by name, not with all settings of the shop. */
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
  // Code does not travel as JSON: the browser loads its own.
  const { numbers: _, ...rules } = await accountRules(context);
  return {
    rules: { ...rules, limits },
    ownLogin,
    validationDelay: settings.validationDelay,
  };
}
