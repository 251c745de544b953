import { defineTexts } from '../../components/texts/texts.ts';

export const basketPreviewTexts = defineTexts('basketPreview', {
  pl: {
    heading: 'Koszyk',
    lines: {
      one: '{count}\u00A0produkt',
      few: '{count}\u00A0produkty',
      many: '{count}\u00A0produktów',
      other: '{count}\u00A0produktu',
    },
    added: 'Dodano:',
    user: 'Kupujesz jako {name}',
    total: 'Razem',
    totalWithTax: 'Razem z\u00A0VAT',
    missingForFree: 'Do darmowej dostawy brakuje',
    freeDelivery: 'Dostawa jest za darmo.',
    progress: '{worth} z\u00A0{from}',
    empty: 'Koszyk jest pusty. Wybierz coś, a\u00A0pokażemy to tutaj.',
    hidden: 'Masz tu tyle, że pokażemy to w\u00A0koszyku.',
    basket: 'Koszyk',
    order: 'Zamów',
  },
  en: {
    heading: 'Basket',
    lines: { one: '{count}\u00A0product', other: '{count}\u00A0products' },
    added: 'Added:',
    user: 'Shopping as {name}',
    total: 'Total',
    totalWithTax: 'Total incl.\u00A0VAT',
    missingForFree: 'Left until free delivery',
    freeDelivery: 'Delivery is free.',
    progress: '{worth} of\u00A0{from}',
    empty: 'Your basket is empty. Choose something and we will show it here.',
    hidden: 'There is too much to show here. See it all in the basket.',
    basket: 'Basket',
    order: 'Checkout',
  },
});
