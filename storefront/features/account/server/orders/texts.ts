import { defineTexts } from '../../../../../components/texts/texts.ts';

export const clientOrdersTexts = defineTexts('clientOrders', {
  pl: {
    title: 'Zamówienia',
    order: 'Zamówienie {number}',
    phases: 'Które zamówienia',
    opened: 'W\u00a0toku',
    closed: 'Zakończone',
    returns: 'Zwrócone',
    rma: 'W\u00a0reklamacji',
    pages: 'Strony zamówień',
    emptyOpened: 'Żadne zamówienie nie jest teraz w\u00a0drodze',
    emptyClosed: 'Nie ma tu jeszcze żadnego zamówienia',
    emptyLead: 'Pokażemy tu wszystko, co zamówisz po zalogowaniu.',
    shop: 'Zobacz nowości',
  },
});
