import { defineTexts } from '../../../components/texts/index.ts';

export const layoutTexts = defineTexts('layout', {
  pl: {
    shopping: 'Zakupy',
    contact: 'Kontakt',
    delivery: 'Dostawa i\u00A0płatność',
    returns: 'Zwroty i\u00A0reklamacje',
    faq: 'Pytania i\u00A0odpowiedzi',
    account: 'Twoje konto',
    orderLookup: 'Sprawdź zamówienie',
    withdrawal: 'Odstąp od umowy tutaj',
    signOut: 'Wyloguj się',
    terms: 'Regulamin',
    privacy: 'Prywatność',
    cookies: 'Pliki cookie',
    accessibility: 'Dostępność',
    opinionRules: 'Jak sprawdzamy opinie',
    newsletter: 'Newsletter',
    licences: 'Licencje oprogramowania',
    taxNumber: 'NIP\u00A0{number}',
    registerNumber: 'KRS\u00A0{number}',
    desktopView: 'Pokaż wersję na\u00A0komputer',
    phoneView: 'Pokaż wersję na\u00A0telefon',
    copyright: '©\u00A0{year}',
  },
});
