import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentStatusTexts = defineTexts('paymentStatus', {
  pl: {
    left: 'Zostało',
    leftUntil: 'Czas na potwierdzenie do',
    waiting: 'Czekamy na potwierdzenie w\u00a0aplikacji banku.',
    paid: 'Płatność przyjęta. Otwieramy potwierdzenie zamówienia.',
  },
  en: {
    left: 'Time left',
    leftUntil: 'Time to confirm until',
    waiting: 'We are waiting for you to confirm in your bank’s app.',
    paid: 'Payment received. We are opening the order confirmation.',
  },
});
