import { defineTexts } from '../../../../components/texts/texts.ts';

export const whyNotOrderTexts = defineTexts('orderStepOne', {
  pl: {
    basketEmpty: 'Koszyk jest pusty, więc nie ma czego zamówić.',
    commentMissing: 'Najpierw dopisz w\u00a0koszyku uwagę do produktu, który robimy na zamówienie.',
    basketProblems: 'Najpierw popraw koszyk: nie wszystko można teraz zamówić.',
    noSeller: 'Tu nie można jeszcze zamawiać: sklep nie podał, kto w\u00a0nim sprzedaje. Koszyk poczeka.',
    noTerms: 'Tu nie można jeszcze zamawiać: sklep nie podał jeszcze regulaminu. Koszyk poczeka.',
    noDelivery: 'Tych produktów nie wyślemy razem. Zamów je osobno albo zadzwoń do nas.',
  },
  en: {
    basketEmpty: 'The basket is empty, so there is nothing to order.',
    commentMissing: 'First add a note in the basket to the product that we make to order.',
    basketProblems: 'First correct the basket: not everything in it can be ordered now.',
    noSeller: 'You cannot order here yet: the shop has not said who sells in it. The basket will wait.',
    noTerms: 'You cannot order here yet: the shop has not published its terms and conditions. The basket will wait.',
    noDelivery: 'We cannot send these products together. Order them separately or call us.',
  },
});
