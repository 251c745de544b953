import { defineTexts } from '../../../components/texts/texts.ts';

/** What only these calls say; where a page says it too, the page's own texts are asked. */
export const ajaxTexts = defineTexts('ajax', {
  pl: {
    /** Of a zone of products; its name follows for those who hear links alone. */
    all: 'Wszystkie',
  },
});
