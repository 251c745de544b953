import { defineTexts } from '../texts/texts.ts';

export const progressTexts = defineTexts('progress', {
  pl: {
    percent: '{percent}%',
    done: 'Gotowe',
    said: '{label}: {value}',
  },
  en: {
    percent: '{percent}%',
    done: 'Done',
    said: '{label}: {value}',
  },
});
