import { defineTexts } from '../../../components/texts/texts.ts';

/** Texts of these calls only; pages share their own texts. */
export const ajaxTexts = defineTexts('ajax', {
  pl: {
    /** Of a zone of products; its name follows for screen reader lists of links. */
    all: 'Wszystkie',
  },
});
