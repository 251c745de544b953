import { defineTexts } from '../../../../../components/texts/texts.ts';

export const orderStepOneTexts = defineTexts('orderStepOne', {
  pl: {
    title: 'Dostawa i\u00a0płatność',
    recipient: 'Twoje dane',
    delivery: 'Dostawa',
    payment: 'Płatność',
    next: 'Dalej: podsumowanie',
    delivery_address: 'Adres dostawy',
    invoice_address: 'Faktura',
    otherAddress: 'Inny adres',
    shipping: 'Dostawa',
    pickup_point: 'Punkt odbioru',
    client_number: 'Numer klienta',
    delivery_day: 'Dzień dostawy',
    delivery_hours: 'Godziny dostawy',
    services: 'Dodatkowo',
    services_points: 'Punkty za usługi',
    parcels: 'Kiedy wysłać',
    phoneNeeded: 'Do tej dostawy potrzebny jest telefon: podaj go w danych odbiorcy.',
    stock: 'Salon',
    payform_id: 'Płatność',
  },
});
