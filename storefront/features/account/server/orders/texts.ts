import { defineTexts } from '../../../../../components/texts/texts.ts';

export const clientOrdersTexts = defineTexts('clientOrders', {
  pl: {
    title: 'Zamówienia',
    order: 'Zamówienie {number}',
    phases: 'Które zamówienia',
    opened: 'W\u00a0toku',
    closed: 'Zakończone',
    returns: 'Zwroty',
    rma: 'Reklamacje',
    pages: 'Strony zamówień',
    emptyOpened: 'Żadne zamówienie nie jest teraz w\u00a0drodze',
    emptyClosed: 'Nie ma tu jeszcze żadnego zamówienia',
    emptyReturns: 'Nie masz żadnego zwrotu',
    emptyRma: 'Nie masz żadnej reklamacji',
    emptyReturnsLead: 'Zgłosisz go na stronie zamówienia, które już wysłaliśmy.',
    emptyRmaLead: 'Zgłosisz ją na stronie zamówienia, które już wysłaliśmy.',
    emptyLead: 'Pokażemy tu wszystko, co zamówisz po zalogowaniu.',
    shop: 'Zobacz nowości',
  },
});
