import { defineTexts } from '../../../../../components/texts/index.ts';

export const informationTexts = defineTexts('information', { pl: { home: 'Strona główna' } });
