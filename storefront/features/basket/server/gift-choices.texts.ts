import { defineTexts } from '../../../../components/texts/texts.ts';

export const giftTexts = defineTexts('gifts', {
  pl: {
    first: 'Brakuje {amount} do prezentu.',
    next: 'Brakuje {amount} do innych prezentów.',
    lost: '{name}: {why}',
    noParcel: 'Ten prezent dołączamy tylko do paczki.',
  },
  en: {
    first: '{amount} left until a free gift.',
    next: '{amount} left until other free gifts.',
    lost: '{name}: {why}',
    noParcel: 'This free gift only comes with a parcel.',
  },
});
