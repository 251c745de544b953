import { defineTexts } from '../texts/texts.ts';

export const truncateTexts = defineTexts('truncate', {
  pl: {
    more: 'Pokaż więcej',
    moreOf: 'Pokaż więcej: {of}',
    less: 'Pokaż mniej',
    lessOf: 'Pokaż mniej: {of}',
  },
  en: {
    more: 'Show more',
    moreOf: 'Show more: {of}',
    less: 'Show less',
    lessOf: 'Show less: {of}',
  },
});
