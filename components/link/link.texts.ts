import { defineTexts } from '../texts/texts.ts';

export const linkTexts = defineTexts('link', {
  pl: { anotherSite: '(inny serwis)', newWindow: '(otwiera się w\u00a0nowym oknie)' },
  en: { anotherSite: '(another site)', newWindow: '(opens in a new window)' },
});
