import { defineTexts } from '../../../../../components/texts/texts.ts';

export const orderStepOneTexts = defineTexts('orderStepOne', {
  pl: {
    title: 'Dostawa i\u00a0płatność',
    recipient: 'Dane odbiorcy',
    delivery: 'Dostawa',
    payment: 'Płatność',
    next: 'Dalej: podsumowanie',
    delivery_address: 'Adres dostawy',
    invoice_address: 'Faktura',
    otherAddress: 'Inny adres',
    shipping: 'Dostawa',
    pickup_point: 'Punkt odbioru',
    stock: 'Salon',
    payform_id: 'Płatność',
  },
});
