import { defineTexts } from '../../../../../components/texts/texts.ts';

export const zonesTexts = defineTexts('zones', {
  pl: {
    all: 'Wszystkie',
    /** Names the carousel under its heading of the same name. */
    carousel: '{name}, produkty',
  },
  en: {
    all: 'All',
    carousel: '{name}, products',
  },
});
