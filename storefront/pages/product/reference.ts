import type { FormReference } from '../../reference/define.ts';

export default {
  about: 'Puts the product of the page into the basket, without a script.',
  notes: ['The form with a script sends the same fields to `/basketchange.php`.'],
  parameters: {
    size: 'Size.',
    number: 'Quantity as it is typed.',
    'configuration[group]': 'What was chosen of a configurable product.',
  },
  examples: [
    {
      title: 'Two mugs',
      request: { path: '/product-pol-1001-kubek-poranek-wapno.html', form: { size: 'uniw', number: '2' } },
      says: 'Dodano do koszyka.',
    },
  ],
  refusals: [
    {
      title: 'No quantity',
      request: { path: '/product-pol-1001-kubek-poranek-wapno.html', form: { size: 'uniw', number: '' } },
      says: 'Wpisz ilość cyframi, np. 2.',
    },
  ],
} satisfies FormReference;
