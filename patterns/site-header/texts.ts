import { defineTexts } from '../../components/texts/texts.ts';

export const siteHeaderTexts = defineTexts('siteHeader', {
  pl: {
    home: '{shop}, strona główna',
    search: 'Szukaj produktów',
    searchExample: 'Czego szukasz? Np. kubek, len na metry',
    submitSearch: 'Szukaj',
    menu: 'Menu',
    departments: 'Działy sklepu',
    basket: 'Koszyk',
    basketEmpty: 'pusty',
    basketCount: {
      one: '{count} produkt',
      few: '{count} produkty',
      many: '{count} produktów',
      other: '{count} produktu',
    },
    signIn: 'Zaloguj się',
    account: 'Moje konto',
    list: 'Lista',
    listEmpty: 'pusta',
    secureOrder: 'Bezpieczne zamówienie',
  },
});
