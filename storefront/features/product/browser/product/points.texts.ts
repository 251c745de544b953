import { defineTexts } from '../../../../../components/texts/texts.ts';

export const pointsTexts = defineTexts('product', {
  pl: {
    /** Points are for accounts alone (requirement R-03). */
    pointsReceived: {
      one: 'kupując z\u00a0kontem, zbierasz {count} punkt',
      few: 'kupując z\u00a0kontem, zbierasz {count} punkty',
      many: 'kupując z\u00a0kontem, zbierasz {count} punktów',
      other: 'kupując z\u00a0kontem, zbierasz {count} punktu',
    },
  },
  en: {
    pointsReceived: {
      one: 'buying with an account, you get {count} point',
      other: 'buying with an account, you get {count} points',
    },
  },
});
