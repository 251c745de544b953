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
});
