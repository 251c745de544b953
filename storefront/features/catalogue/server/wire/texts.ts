import { defineTexts } from '../../../../../components/texts/texts.ts';

/** Texts that only calls use; others come from the pages. */
export const callTexts = defineTexts('calls', {
  pl: {
    enable: 'Produkt dostępny',
    order: 'Produkt na zamówienie',
    inStock: 'Dostępny na miejscu',
    notInStock: 'Niedostępny na miejscu',
    wishlist: 'Lista zakupowa',
  },
  en: {
    enable: 'Product available',
    order: 'Product made to order',
    inStock: 'In stock',
    notInStock: 'Out of stock',
    wishlist: 'Shopping list',
  },
});
