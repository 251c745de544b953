import { defineTexts } from '../../../../../components/texts/texts.ts';

export const deliveryTileTexts = defineTexts('deliveryTile', {
  pl: {
    moneyOrPoints: {
      one: '{cost} albo {count} punkt',
      few: '{cost} albo {count} punkty',
      many: '{cost} albo {count} punktów',
      other: '{cost} albo {count} punktów',
    },
    byPoints: 'Zapłać za usługi punktami (masz {points})',
    oneParcel: 'Wszystko razem, {cost}',
    twoParcels: 'To, co jest, teraz, reszta później: dwie paczki, {cost}',
    all: 'wszystkie produkty są na miejscu',
    some: '{here} z\u00a0{all} produktów jest na miejscu, resztę dowieziemy',
    none: 'produkty dowieziemy',
  },
  en: {
    moneyOrPoints: { one: '{cost} or {count} point', other: '{cost} or {count} points' },
    byPoints: 'Pay for services with points (you have {points})',
    oneParcel: 'Everything together, {cost}',
    twoParcels: 'What we have now, the rest later: two parcels, {cost}',
    all: 'all products are there',
    some: '{here} of {all} products are there, we will bring the rest',
    none: 'we will bring the products',
  },
});
