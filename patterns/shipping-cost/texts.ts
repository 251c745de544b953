import { defineTexts } from '../../components/texts/texts.ts';

export const shippingCostTexts = defineTexts('shippingCost', {
  pl: { free: 'Darmowa dostawa', from: 'Dostawa: koszt od {price}' },
  en: {
    free: 'Free delivery',
    from: 'Delivery from {price}',
  },
});
