import { defineTexts } from '../../../../../components/texts/texts.ts';

export const filesTexts = defineTexts('boughtFiles', {
  pl: { title: 'Pliki do pobrania' },
  en: {
    title: 'Files to download',
  },
});
