import { defineTexts } from '../../../../../components/texts/texts.ts';

export const consentPanelTexts = defineTexts('consentPanel', {
  pl: {
    kept: 'Zapisaliśmy Twój wybór. Zmienisz go linkiem w\u00a0stopce.',
  },
});
