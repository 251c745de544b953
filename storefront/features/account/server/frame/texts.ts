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
  en: {
    nav: 'Account',
    account: 'Your account',
    orders: 'Orders',
    returns: 'Returns',
    complaints: 'Complaints',
    bought: 'Products you bought',
    rebates: 'Discounts and points',
    addresses: 'Addresses',
    data: 'Details and password',
    signIn: 'Sign-in and security',
    list: 'Shopping lists',
    signOut: 'Sign out',
  },
});
