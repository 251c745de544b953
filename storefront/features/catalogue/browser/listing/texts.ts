import { defineTexts } from '../../../../../components/texts/texts.ts';

export const filterTexts = defineTexts('filters', {
  pl: {
    filters: 'Filtry',
    open: 'Filtry',
    openChosen: 'Filtry ({count})',
    sheet: 'Filtry produktów',
    show: {
      one: 'Pokaż {count}\u00A0produkt',
      few: 'Pokaż {count}\u00A0produkty',
      many: 'Pokaż {count}\u00A0produktów',
      other: 'Pokaż {count}\u00A0produktu',
    },
    showAny: 'Pokaż produkty',
    clear: 'Wyczyść',
    products: {
      one: '{count} produkt',
      few: '{count} produkty',
      many: '{count} produktów',
      other: '{count} produktu',
    },
    ofProducts: { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' },
    more: 'Pozostałe ({count})',
    moreOf: ': {name}',
    special: 'Oferta',
    availability: 'Dostępność',
    price: 'Cena',
    producer: 'Producent',
    size: 'Rozmiar',
    promotion: 'Teraz taniej',
    available: 'Dostępne teraz',
    today: 'Wysyłka w\u00A0dniu zamówienia',
    priceDigits: 'Wpisz cenę samymi cyframi, w\u00A0pełnych złotych.',
    priceTitle: 'Nie zawęziliśmy listy do podanych cen.',
    priceFix: 'Popraw ceny',
  },
});
