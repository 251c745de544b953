import { shopMoney, type MoneyWording } from '../../../../patterns/rules/shop-money.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { Funds } from '../../payment/index.ts';
import type { PartFormsProps } from '../../payment/part-forms.ts';

/** The funds of the client, as texts of the forms. */
export function fundsTexts(funds: Funds | null, context: MoneyWording): Pick<PartFormsProps, 'funds' | 'signIn'> {
  const { paid } = shopMoney(context);
  return {
    funds: funds && {
      points: funds.points,
      pointsWorth: paid(funds.points * funds.earned.worth),
      balance: funds.balance > 0 ? paid(funds.balance) : null,
    },
    signIn: addressOf('signin'),
  };
}
