import { defineTexts } from '../texts/texts.ts';

export const buttonTexts = defineTexts('button', { pl: { busy: 'W\u00a0toku' }, en: { busy: 'Busy' } });
