import { defineTexts } from '../../../../../components/texts/texts.ts';

export const consentLineTexts = defineTexts('consentLine', {
  pl: {
    since: 'Zgoda od {since}.',
    undated: 'Zgoda z\u00a0czasu, gdy nie zapisywaliśmy dat.',
    until: 'Zgoda od {since}, wycofana {until}.',
    undatedUntil: 'Zgoda wycofana {until}.',
  },
});
