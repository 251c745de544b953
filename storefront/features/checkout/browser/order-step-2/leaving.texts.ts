import { defineTexts } from '../../../../../components/texts/texts.ts';

export const leavingTexts = defineTexts('orderLeaving', {
  pl: {
    title: 'Opuścić podsumowanie?',
    text: 'Zamówienie nie jest jeszcze złożone. Uwagi i\u00a0zgody z\u00a0tej strony nie zostaną zapisane.',
    stay: 'Zostań tutaj',
    leave: 'Opuść stronę',
  },
  en: {
    title: 'Leave the summary?',
    text: 'The order is not placed yet. Notes and consents from this page will not be saved.',
    stay: 'Stay here',
    leave: 'Leave the page',
  },
});
