import { defineTexts } from '../texts/texts.ts';

export const alertTexts = defineTexts('alert', {
  pl: {
    region: 'Komunikaty',
    close: 'Zamknij',
    history: 'Wcześniejsze komunikaty',
    noHistory: 'Nie było jeszcze komunikatów.',
  },
  en: {
    region: 'Messages',
    close: 'Close',
    history: 'Earlier messages',
    noHistory: 'There have been no messages yet.',
  },
});
