import { defineTexts } from '../../../components/texts/texts.ts';

export const unsentFormTexts = defineTexts('unsentForm', {
  pl: {
    kept: 'Formularz nie został wysłany, bo\u00a0sesja się skończyła. Zaloguj się, a\u00a0pokażemy go tak, jak był wypełniony. Haseł i\u00a0plików nie zachowujemy.',
    waits: 'Formularz czeka tak, jak był wypełniony. Sprawdź go i\u00a0wyślij jeszcze raz.',
  },
  en: {
    kept: 'The form was not sent because the session had ended. Sign in, and we show it as it was filled in. Passwords and files are not kept.',
    waits: 'The form waits as it was filled in. Check it and send it again.',
  },
});
