import { defineTexts } from '../../components/texts/texts.ts';

export const deliveryTilesTexts = defineTexts('deliveryTiles', {
  pl: {
    pickupPoint: 'Punkt odbioru',
    choosePickupPoint: 'Wybierz punkt odbioru',
    showroom: 'Salon',
    chooseShowroom: 'Wybierz salon',
  },
});
