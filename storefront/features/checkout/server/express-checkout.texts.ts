import { defineTexts } from '../../../../components/texts/texts.ts';

export const expressCheckoutTexts = defineTexts('expressCheckout', {
  pl: {
    missing: 'Jeszcze krok do podsumowania. {what}',
    address: 'Uzupełnij dane odbiorcy: {fields}.',
  },
  en: {
    missing: 'One more step to the summary. {what}',
    address: 'Complete the recipient’s details: {fields}.',
  },
});
