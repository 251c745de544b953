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
    paymentDropped: '{name}: {reason} Wybierz inną płatność.',
    recountNote:
      'Po zmianie dostawy, usług, liczby paczek albo płatności przelicz: pokażemy sumę i\u00a0płatności do\u00a0niej.',
    recount: 'Przelicz',
    instalment_terms: 'Warunki rat',
    instalmentCalculator: 'Warunki i\u00a0kalkulator rat',
    instalmentTermsRead: 'Znam warunki zakupu na raty',
  },
});
