import type { FormReference } from '../../../../reference/define.ts';

const path = '/product-compare.php';

export default {
  about: 'Changes the visitor’s comparison. Old clients change it by `settings.php?comparers=add|remove&product=`.',
  notes: ['A form leads back to where it was sent from; with `getAjax=true` it gets JSON.'],
  parameters: {
    do: '`add`, `remove` or `clear`.',
    product: 'Number of the product; not read for `clear`.',
    place: 'An id of the page to lead back to.',
    getAjax: '`true` for JSON.',
    differences: 'In the address: `y` shows only what differs.',
  },
  answer: [{ file: 'storefront/features/catalogue/browser/saving/saving-answer.ts', name: 'SavingAnswer' }],
  codes: ['message.to_many_products_compared', 'message.products_not_found'],
  examples: [
    {
      title: 'A mug is compared, sent by the script of the page',
      replay: 'nothing',
      request: { path, form: { do: 'add', product: '1001', getAjax: 'true' } },
    },
    {
      title: 'The comparison is cleared',
      replay: 'nothing',
      before: async (visitor) => {
        await visitor.send({ path, form: { do: 'add', product: '1001', getAjax: 'true' } });
      },
      request: { path, form: { do: 'clear' } },
      says: 'Usunięto z porównania wszystkie produkty.',
    },
  ],
  refusals: [
    {
      title: 'A product that does not exist',
      request: { path, form: { do: 'add', product: '404', getAjax: 'true' } },
    },
  ],
} satisfies FormReference;
