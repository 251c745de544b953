import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts about stocks, on the product page and in the list of stocks. */
export const stocksTexts = defineTexts('stocks', {
  pl: {
    title: 'Salony',
    titleOfProduct: 'Dostępność w\u00a0salonach',
    home: 'Strona główna',
    lead: 'Tu zobaczysz i\u00a0dotkniesz naszych rzeczy.',
    leadOfProduct: 'Stan z\u00a0tej chwili. Zanim wyruszysz, możesz zadzwonić do salonu.',
    available: 'dostępny',
    last: 'ostatnie sztuki',
    none: 'brak',
    place: 'Miejsce',
    inPlace: 'Dostępność',
    warehouse: '{name} (wysyłka)',
    ofSize: 'Rozmiar: {name}',
    all: 'Salony: adresy i\u00a0wszystkie rozmiary',
    allPlaces: 'Salony: adresy i\u00a0godziny',
    collect: 'Odbierzesz tu zamówienie.',
    hours: 'Godziny otwarcia',
    address: 'Adres',
  },
});
