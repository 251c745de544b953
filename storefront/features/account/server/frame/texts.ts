import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The pages of an account, as the list beside each of them names them. */
export const accountFrameTexts = defineTexts('accountFrame', {
  pl: {
    nav: 'Konto',
    account: 'Twoje konto',
    orders: 'Zamówienia',
    returns: 'Zwroty',
    bought: 'Kupione produkty',
    addresses: 'Adresy',
    data: 'Dane i\u00a0hasło',
    list: 'Listy zakupowe',
    signOut: 'Wyloguj się',
  },
});
