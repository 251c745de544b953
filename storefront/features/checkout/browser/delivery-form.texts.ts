import { defineTexts } from '../../../../components/texts/texts.ts';

export const deliveryFormTexts = defineTexts('deliveryForm', {
  pl: {
    fewPoints: 'Za te usługi potrzeba {cost} punktów, a\u00a0masz {points}. Odznacz punkty, żeby zapłacić pieniędzmi.',
    noDelivery: 'Wybierz sposób dostawy.',
    deliveryGone: 'Tak nie dostarczymy tych produktów. Wybierz inną dostawę.',
    deliveryGoneTo: 'Tak nie dostarczymy tych produktów do tego kraju: {country}. Wybierz inną dostawę.',
    'day.noDay': 'Wybierz dzień dostawy, od {first} do {last}.',
    'day.tooSoon': 'Tak szybko nie zdążymy. Najbliższy dzień to {first}.',
    'day.tooFar': 'Tak daleko nie planujemy dostaw. Ostatni dzień to {last}.',
    'day.weekend': 'W\u00a0soboty i\u00a0niedziele ta dostawa nie przyjeżdża. Najbliższy dzień to {first}.',
    'day.weekendService':
      'W\u00a0soboty i\u00a0niedziele ta dostawa przyjeżdża za dopłatą: zaznacz ją albo wybierz inny dzień, np. {first}.',
    'day.dayOff': '{name}: tego dnia nie dostarczamy. Wybierz inny dzień.',
    'day.none': 'Nie ma wolnego dnia. Wybierz inną dostawę.',
    noHours: 'Wybierz godziny dostawy.',
    noTime: 'Wybierz godzinę dostawy, {times}.',
    noShowroom: 'Wybierz salon.',
    noPayment: 'Wybierz sposób płatności.',
    'wrongPayment.prepaid': 'Z\u00a0tą dostawą płacisz przy odbiorze. Zmień płatność albo wybierz inną dostawę.',
    'wrongPayment.dvp': 'Przy odbiorze zapłacisz tylko z\u00a0dostawą {couriers}. Zmień płatność albo dostawę.',
    'onlyWith.prepaid': 'Z\u00a0tą dostawą płacisz przy odbiorze.',
    'onlyWith.dvp': 'Tylko z\u00a0dostawą {couriers}.',
    paymentGone: 'Tak nie zapłacisz za te produkty. Wybierz inną płatność.',
  },
});
