import { defineTexts } from '../texts/texts.ts';

export const timelineTexts = defineTexts('timeline', {
  pl: { name: 'Przebieg', done: 'gotowe:', current: 'teraz:', upcoming: 'przed nami:' },
  en: { name: 'Course', done: 'done:', current: 'now:', upcoming: 'still to come:' },
});
