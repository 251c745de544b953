import { defineTexts } from '../../../../../components/texts/texts.ts';

export const consentPanelTexts = defineTexts('consentPanel', {
  pl: {
    kept: 'Zapisaliśmy Twój wybór. Zmienisz go linkiem w\u00a0stopce.',
  },
  en: {
    kept: 'Your choice is saved. You can change it by the link in the footer.',
  },
});
