import { defineTexts } from '../texts/texts.ts';

export const alertTexts = defineTexts('alert', {
  pl: {
    region: 'Komunikaty',
    close: 'Zamknij',
    wayBack: 'Komunikaty znajdziesz pod klawiszem F6.',
    history: 'Wcześniejsze komunikaty',
    noHistory: 'Nie było jeszcze komunikatów.',
  },
  en: {
    region: 'Messages',
    close: 'Close',
    wayBack: 'Press F6 to get to the messages.',
    history: 'Earlier messages',
    noHistory: 'There have been no messages yet.',
  },
});
