import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { aboutOrder, orderParameters, varying } from '../../../../reference/asking/about-order.ts';

const before = withOrder([1002, 'uniw', '1']);

export default {
  about: 'Chooses what of an order goes back: the first step of a return. The choice is kept, and the next step opens.',
  notes: ['The same fields at `/returns-method.php?type=multiproduct` do the same.'],
  parameters: {
    ...orderParameters,
    'product[]': 'The products that go back, by number; with an index, `product[0]`, or repeated.',
    'size[]': 'Their sizes, by the same index.',
    'additional[]': 'Their `md5_additional`; empty for most.',
    'bundle[]': 'Of a part of a bundle: the bundle. A bundle in `product[]` is all of its parts.',
    'bundle_size[]': 'The size of that bundle.',
    'set_quantity[]': 'How much of each; all of it where it is left out, and 0 leaves the product out.',
    'reason[]': '`fit`, `other`, `mind`, `late` or `wrong`; need not be given.',
    return_comment: 'Anything else, up to 1000 characters.',
  },
  codes: ['error.return.noProducts', 'error.return.quantity'],
  examples: [],
  refusals: [
    {
      title: 'An order that is not sent yet',
      before,
      request: aboutOrder('returns-products', { 'product[0]': '1002', 'size[0]': 'uniw', 'set_quantity[0]': '1' }),
      varying,
      says: 'Tego zamówienia nie można zwrócić',
    },
  ],
} satisfies FormReference;
