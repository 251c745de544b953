import { defineTexts } from '../../../../../components/texts/texts.ts';

export const signInCodeTexts = defineTexts('signInCodePage', {
  pl: {
    title: 'Kod z\u00a0aplikacji',
    lead: 'Hasło się zgadza. Został jeszcze kod.',
    code: 'Kod',
    hint: '6 cyfr z\u00a0aplikacji albo 10 cyfr kodu zapasowego.',
    submit: 'Zaloguj się',
    back: 'Zaloguj się inaczej',
    expired: 'Minął czas na wpisanie kodu. Zaloguj się jeszcze raz.',
  },
  en: {
    title: 'Code from the app',
    lead: 'The password is right. Now the code.',
    code: 'Code',
    hint: '6 digits from the app or the 10 digits of a recovery code.',
    submit: 'Sign in',
    back: 'Sign in another way',
    expired: 'The time for entering the code has passed. Sign in again.',
  },
});
