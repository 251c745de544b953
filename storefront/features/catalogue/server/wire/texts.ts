import { defineTexts } from '../../../../../components/texts/texts.ts';

/** What only calls say; where a page says it too, the page's own texts are asked. */
export const callTexts = defineTexts('calls', {
  pl: {
    enable: 'Produkt dostępny',
    order: 'Produkt na zamówienie',
    inStock: 'Dostępny na miejscu',
    notInStock: 'Niedostępny na miejscu',
    wishlist: 'Lista zakupowa',
  },
});
