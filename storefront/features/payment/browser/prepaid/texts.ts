import { defineTexts } from '../../../../../components/texts/texts.ts';

export const paymentStatusTexts = defineTexts('paymentStatus', {
  pl: {
    left: 'Zostało',
    leftUntil: 'Czas na potwierdzenie do',
    waiting: 'Czekamy na potwierdzenie w\u00a0aplikacji banku.',
    paid: 'Płatność przyjęta. Otwieramy potwierdzenie zamówienia.',
  },
});
