import { inTurn, signedIn, withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const path = '/products-bought.php';

export default {
  about:
    'Adds a bought size to the basket again, as many as in its last order. Others are sent to sign in, and come back here.',
  parameters: {
    product: 'Number of the product.',
    size: 'Its size.',
    counter: 'In the address: the page of the list, from 0.',
  },
  examples: [
    {
      title: 'A bag is bought again',
      replay: 'again',
      before: inTurn(signedIn, withOrder([1017, 'uniw', '2'])),
      request: { path, form: { product: '1017', size: 'uniw' } },
      says: 'Dodano do koszyka.',
    },
  ],
  refusals: [
    {
      title: 'A product that was never bought',
      before: signedIn,
      request: { path, form: { product: '1001', size: 'uniw' } },
    },
  ],
} satisfies FormReference;
