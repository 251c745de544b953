import { defineTexts } from '../../../components/texts/texts.ts';

export const loginEditTexts = defineTexts('loginEdit', {
  pl: {
    title: 'Twoje konto',
    submit: 'Zapisz zmiany',
    signOut: 'Wyloguj się',
  },
});
