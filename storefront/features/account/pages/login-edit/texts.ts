import { defineTexts } from '../../../../../components/texts/texts.ts';

export const loginEditTexts = defineTexts('loginEdit', {
  pl: {
    title: 'Dane i\u00a0hasło',
    submit: 'Zapisz zmiany',
  },
  en: {
    title: 'Details and password',
    submit: 'Save changes',
  },
});
