import { defineTexts } from '../../components/texts/texts.ts';

/** What is said about waiting for goods that are sold out. */
export const observationTexts = defineTexts('observation', {
  pl: {
    observed: 'Damy znać. Gdy produkt wróci, napiszemy raz na adres {email}.',
    available: 'Ten produkt można już kupić.',
    unknown: 'Tego produktu już u\u00a0nas nie ma.',
  },
});
