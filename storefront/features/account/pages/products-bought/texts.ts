import { defineTexts } from '../../../../../components/texts/texts.ts';

export const productsBoughtTexts = defineTexts('productsBought', {
  pl: {
    title: 'Kupione produkty',
    lead: 'Każdy rozmiar raz, od ostatnio kupionego.',
    list: 'Kupione produkty',
    size: 'Rozmiar: {size}',
    bought: 'Kupiono {day}: {quantity}',
    order: 'Zamówienie {number}',
    again: 'Kup ponownie',
    ofProduct: ' {name}',
    choose: 'Wybierz na stronie produktu',
    soldOut: 'Chwilowo brak. Na stronie produktu poprosisz o\u00a0wiadomość, gdy wróci.',
    gone: 'Tego produktu już nie ma w\u00a0sklepie.',
    notSold: 'Tego produktu nie kupisz teraz przez koszyk.',
    commented: 'Powstał na Twoje zamówienie. Życzenie wpiszesz jeszcze raz na stronie produktu.',
    pages: 'Strony kupionych produktów',
    empty: 'Nie ma tu jeszcze żadnego produktu',
    emptyLead: 'Pokażemy tu wszystko, co kupisz po zalogowaniu.',
    shop: 'Zobacz nowości',
  },
});
