import { defineTexts } from '../texts/texts.ts';

export const textAreaTexts = defineTexts('text-area', {
  pl: {
    limit: { one: 'Do {count} znaku', few: 'Do {count} znaków', many: 'Do {count} znaków', other: 'Do {count} znaku' },
    used: {
      one: '{used} z\u00a0{count} znaku',
      few: '{used} z\u00a0{count} znaków',
      many: '{used} z\u00a0{count} znaków',
      other: '{used} z\u00a0{count} znaku',
    },
    full: {
      one: '{used} z\u00a0{count} znaku. Więcej się nie zmieści.',
      few: '{used} z\u00a0{count} znaków. Więcej się nie zmieści.',
      many: '{used} z\u00a0{count} znaków. Więcej się nie zmieści.',
      other: '{used} z\u00a0{count} znaku. Więcej się nie zmieści.',
    },
    remaining: {
      one: 'Został {count} znak',
      few: 'Zostały {count} znaki',
      many: 'Zostało {count} znaków',
      other: 'Zostało {count} znaku',
    },
    cut: {
      one: 'Ucięliśmy {count} znak. Więcej niż {maximum} tu się nie zmieści.',
      few: 'Ucięliśmy {count} znaki. Więcej niż {maximum} tu się nie zmieści.',
      many: 'Ucięliśmy {count} znaków. Więcej niż {maximum} tu się nie zmieści.',
      other: 'Ucięliśmy {count} znaku. Więcej niż {maximum} tu się nie zmieści.',
    },
  },
  en: {
    limit: {
      one: 'Up to {count} character',
      few: 'Up to {count} characters',
      many: 'Up to {count} characters',
      other: 'Up to {count} characters',
    },
    used: {
      one: '{used} of {count} character',
      few: '{used} of {count} characters',
      many: '{used} of {count} characters',
      other: '{used} of {count} characters',
    },
    full: {
      one: '{used} of {count} character. No more will fit.',
      few: '{used} of {count} characters. No more will fit.',
      many: '{used} of {count} characters. No more will fit.',
      other: '{used} of {count} characters. No more will fit.',
    },
    remaining: {
      one: '{count} character left',
      few: '{count} characters left',
      many: '{count} characters left',
      other: '{count} characters left',
    },
    cut: {
      one: 'We cut {count} character. No more than {maximum} will fit.',
      few: 'We cut {count} characters. No more than {maximum} will fit.',
      many: 'We cut {count} characters. No more than {maximum} will fit.',
      other: 'We cut {count} characters. No more than {maximum} will fit.',
    },
  },
});
