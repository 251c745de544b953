import { defineTexts } from '../../../../components/texts/texts.ts';

export const deliveryFormTexts = defineTexts('deliveryForm', {
  pl: {
    noDelivery: 'Wybierz sposób dostawy.',
    deliveryGone: 'Tak nie dostarczymy tych produktów. Wybierz inną dostawę.',
    noPickupPoint: 'Wybierz punkt odbioru.',
    noShowroom: 'Wybierz salon.',
    noPayment: 'Wybierz sposób płatności.',
    'wrongPayment.prepaid': 'Z\u00a0tą dostawą płacisz przy odbiorze. Zmień płatność albo wybierz inną dostawę.',
    'wrongPayment.dvp': 'Przy odbiorze zapłacisz tylko z\u00a0dostawą {couriers}. Zmień płatność albo dostawę.',
    paymentGone: 'Tak nie zapłacisz za te produkty. Wybierz inną płatność.',
  },
});
