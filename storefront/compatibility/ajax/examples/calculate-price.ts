import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    '`errno` 0 comes with the price of one unit and the worth of the quantity; 1 is an unknown product, 2 an unknown size, 3 an option or a period that it lacks, 4 an unreadable quantity, 5 goods that are not sold for money.',
    '`result` is what the whole quantity costs (spec 3, price result): with the discount code of the basket, or as a subscription against single purchases. `percent` is how much less.',
  ],
  parameters: {
    product: 'Number of the product.',
    size: 'Size; the preselected one of the page if omitted.',
    number: 'Quantity; the smallest one if omitted.',
    'configuration[group]': 'The option of a group of a configurable product; the first one if omitted.',
    days_in_period: 'Days between the deliveries of a subscription.',
    subscription: '`1` for a subscription; `days_in_period` says which.',
  },
  answer: [{ file: 'storefront/compatibility/ajax/calculate-price.ts', name: 'calculatePrice' }],
  examples: [
    {
      title: 'A configured lamp',
      request: {
        path: '/ajax/calculatePrice.php',
        form: {
          product: '1026',
          size: 'uniw',
          number: '2',
          'configuration[podstawa]': 'dab',
          'configuration[klosz]': 'papier-32-cm',
        },
      },
    },
  ],
  refusals: [
    {
      title: 'An option that it lacks',
      request: { path: '/ajax/calculatePrice.php', form: { product: '1026', 'configuration[podstawa]': 'marmur' } },
    },
  ],
} satisfies CallReference;
