import { defineTexts } from '../../../../../components/texts/texts.ts';

export const picturedTexts = defineTexts('product', {
  pl: {
    /** The picture shows another configuration than the chosen one: "przewód kobalt". */
    otherwise: 'Na zdjęciu: {parts}.',
  },
  en: {
    otherwise: 'In the picture: {parts}.',
  },
});
