import { defineTexts } from '../../../../../components/texts/texts.ts';

/** The pages of an account, as the list beside each of them names them. */
export const accountFrameTexts = defineTexts('accountFrame', {
  pl: {
    nav: 'Konto',
    account: 'Twoje konto',
    orders: 'Zamówienia',
    returns: 'Zwroty',
    complaints: 'Reklamacje',
    bought: 'Kupione produkty',
    rebates: 'Rabaty i\u00a0punkty',
    addresses: 'Adresy',
    data: 'Dane i\u00a0hasło',
    signIn: 'Logowanie i\u00a0bezpieczeństwo',
    list: 'Listy zakupowe',
    signOut: 'Wyloguj się',
  },
});
