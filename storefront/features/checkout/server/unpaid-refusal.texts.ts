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
  en: {
    orders: {
      one: 'We keep at most {count}\u00a0unpaid order for one customer.',
      other: 'We keep at most {count}\u00a0unpaid orders for one customer.',
    },
    pieces: {
      one: 'In unpaid orders we keep at most {count}\u00a0piece for one customer, and with this order there would be more.',
      other:
        'In unpaid orders we keep at most {count}\u00a0pieces for one customer, and with this order there would be more.',
    },
    worth:
      'In unpaid orders we keep products worth at most {most} for one customer, and with this order it would be more.',
    whatNow:
      'Pay for the earlier orders or make this one smaller. If you need more, write to {email}: we will find a way.',
  },
});
