import { defineTexts } from '../../../../../components/texts/texts.ts';

export const deliveryTileTexts = defineTexts('deliveryTile', {
  pl: {
    all: 'wszystkie produkty są na miejscu',
    some: '{here} z\u00a0{all} produktów jest na miejscu, resztę dowieziemy',
    none: 'produkty dowieziemy',
  },
});
