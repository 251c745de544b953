import { defineTexts } from '../../../../../components/texts/texts.ts';

export const newPaymentTexts = defineTexts('newPayment', {
  pl: {
    title: 'Zmień płatność',
    lead: 'Zamówienie {number} jest zapisane. Do zapłaty: {amount}.',
    method: 'Jak chcesz zapłacić',
    change: 'Zmień płatność',
    back: 'Wróć do zamówienia',
    closed: 'Tego zamówienia nie trzeba już opłacać.',
    changed: 'Płatność zmieniona. {name}',
  },
  en: {
    title: 'Change the payment',
    lead: 'Order {number} is saved. To pay: {amount}.',
    method: 'How would you like to pay',
    change: 'Change the payment',
    back: 'Back to the order',
    closed: 'This order no longer needs a payment.',
    changed: 'Payment changed. {name}',
  },
});
