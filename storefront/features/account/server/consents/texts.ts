import { defineTexts } from '../../../../../components/texts/texts.ts';

export const consentLineTexts = defineTexts('consentLine', {
  pl: {
    since: 'Zgoda od {since}.',
    undated: 'Zgoda z\u00a0czasu, gdy nie zapisywaliśmy dat.',
    until: 'Zgoda od {since}, wycofana {until}.',
    undatedUntil: 'Zgoda wycofana {until}.',
  },
  en: {
    since: 'Consent since {since}.',
    undated: 'Consent from the time when we did not record dates.',
    until: 'Consent since {since}, withdrawn {until}.',
    undatedUntil: 'Consent withdrawn {until}.',
  },
});
