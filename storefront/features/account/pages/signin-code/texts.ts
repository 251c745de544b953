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
});
