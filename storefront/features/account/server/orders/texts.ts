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
    days: 'Pokaż z\u00a0dni',
    daysShow: 'Pokaż',
    daysAll: 'Pokaż wszystkie',
    daysWrong: 'Tych dat nie znamy. Wpisz je jak w\u00a0przykładzie: {example}.',
    daysOrder: 'Koniec jest przed początkiem. Zamień daty albo popraw jedną z\u00a0nich.',
    emptyDays: 'Nic z\u00a0tych dni',
    emptyDaysLead: 'Wybierz inne dni albo zobacz całą listę.',
  },
});
