import type { PageContext } from '../define-page.ts';
import type { AccountFieldsProps } from './account-fields.tsx';

/** What the fields of an account must know of the shop. */
export type FormChoices = Pick<AccountFieldsProps, 'countries' | 'limits'>;

export async function formChoices({ store, settings }: Pick<PageContext, 'store' | 'settings'>): Promise<FormChoices> {
  const { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum } = settings;
  const countries = await store.delivery.countries();
  return {
    countries: countries.map(({ iso, name }) => ({ iso, name })),
    limits: { loginMinimum, loginMaximum, passwordMinimum, passwordMaximum, registrationPasswordMaximum },
  };
}
