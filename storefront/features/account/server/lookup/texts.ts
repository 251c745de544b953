import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Beside the forms that open something by its number. */
export const lookupTexts = defineTexts('lookup', {
  pl: {
    title: 'Masz konto w\u00a0sklepie?',
    lead: 'Po zalogowaniu zobaczysz wszystkie swoje zamówienia, zwroty i\u00a0reklamacje, bez wpisywania numerów.',
  },
  en: {
    title: 'Do you have an account?',
    lead: 'When you are signed in, you see all your orders, returns and complaints without entering numbers.',
  },
});
