import { defineTexts } from '../../../components/texts/texts.ts';

export const orderStepOneTexts = defineTexts('orderStepOne', {
  pl: {
    title: 'Dostawa i\u00a0płatność',
    recipient: 'Dane odbiorcy',
    delivery: 'Dostawa',
    payment: 'Płatność',
    next: 'Dalej',
    basketEmpty: 'Koszyk jest pusty, więc nie ma czego zamówić.',
    commentMissing: 'Najpierw dopisz w\u00a0koszyku uwagę do produktu, który robimy na zamówienie.',
    basketProblems: 'Najpierw popraw koszyk: nie wszystko można teraz zamówić.',
    noDelivery: 'Tych produktów nie wyślemy razem. Zamów je osobno albo zadzwoń do nas.',
    delivery_address: 'Adres dostawy',
    invoice_address: 'Faktura',
    otherAddress: 'Inny adres',
    noInvoice: 'Bez faktury',
    shipping: 'Dostawa',
    pickup_point: 'Punkt odbioru',
    stock: 'Salon',
    payform_id: 'Płatność',
  },
});
