import { defineTexts } from '../../../../components/texts/texts.ts';

export const unpaidRefusalTexts = defineTexts('unpaidRefusal', {
  pl: {
    orders: {
      one: 'Odkładamy najwyżej {count}\u00a0nieopłacone zamówienie jednego klienta.',
      few: 'Odkładamy najwyżej {count}\u00a0nieopłacone zamówienia jednego klienta.',
      many: 'Odkładamy najwyżej {count}\u00a0nieopłaconych zamówień jednego klienta.',
      other: 'Odkładamy najwyżej {count}\u00a0nieopłaconego zamówienia jednego klienta.',
    },
    pieces: {
      one: 'W\u00a0nieopłaconych zamówieniach odkładamy dla jednego klienta najwyżej {count}\u00a0sztukę, a\u00a0z\u00a0tym zamówieniem byłoby ich więcej.',
      few: 'W\u00a0nieopłaconych zamówieniach odkładamy dla jednego klienta najwyżej {count}\u00a0sztuki, a\u00a0z\u00a0tym zamówieniem byłoby ich więcej.',
      many: 'W\u00a0nieopłaconych zamówieniach odkładamy dla jednego klienta najwyżej {count}\u00a0sztuk, a\u00a0z\u00a0tym zamówieniem byłoby ich więcej.',
      other:
        'W\u00a0nieopłaconych zamówieniach odkładamy dla jednego klienta najwyżej {count}\u00a0sztuki, a\u00a0z\u00a0tym zamówieniem byłoby ich więcej.',
    },
    worth:
      'W\u00a0nieopłaconych zamówieniach odkładamy dla jednego klienta produkty najwyżej za {most}, a\u00a0z\u00a0tym zamówieniem byłoby to więcej.',
    whatNow:
      'Opłać wcześniejsze zamówienia albo zmniejsz to. Jeśli potrzebujesz więcej, napisz na {email}: na pewno się dogadamy.',
  },
});
