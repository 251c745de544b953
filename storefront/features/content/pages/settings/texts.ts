import { defineTexts } from '../../../../../components/texts/index.ts';

export const settingsPageTexts = defineTexts('settingsPage', {
  pl: {
    home: 'Strona główna',
    leave: 'Wypisz się z\u00a0newslettera',
    title: 'Ustawienia',
    lead: 'Jak sklep {shop} wygląda u\u00a0Ciebie. Zapamiętamy to w\u00a0tej przeglądarce.',
    saved: 'Ustawienia są zapisane.',
    shopping: 'Zakupy',
    country: 'Kraj dostawy',
    facts: 'Sklep mówi po polsku, a\u00a0ceny podaje w\u00a0złotych.',
    lists: 'Listy produktów',
    sort: 'Kolejność',
    portion: 'Produktów na stronie',
    save: 'Zapisz ustawienia',
    other: 'Inne ustawienia',
    cookies: 'Zgody na pliki cookie',
    newsletter: 'Newsletter',
    account: 'Dane i\u00a0adresy na koncie',
    look: 'Wygląd jasny albo ciemny, wielkość pisma i\u00a0ruch na stronie są takie jak w\u00a0Twoim urządzeniu.',
  },
});
