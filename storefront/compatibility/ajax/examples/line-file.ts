import { inTurn, withBasket } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'Any file is downloaded and never shown: `application/octet-stream`, as an attachment. It is available to the session of its basket, the session and the account of its order, and clients with the key of that order. All others get 404.',
  ],
  parameters: { key: 'The key of the order, from the link of the mail.' },
  examples: [
    {
      title: 'A file in the basket',
      before: inTurn(withBasket([1017, 'uniw', '1']), async (visitor) => {
        await visitor.send({
          path: '/basketchange.php?type=multiproduct',
          form: { 'product[0]': '1017', 'size[0]': 'uniw' },
          files: { 'files[0]': { name: 'projekt.txt', text: 'Hanna' } },
        });
      }),
      request: async (visitor) => {
        const page = await (await visitor.send({ path: '/basketedit.php' })).text();
        return { path: /\/attachments\/[a-z0-9-]+\.bin/.exec(page)?.[0] ?? '' };
      },
    },
  ],
  refusals: [{ title: 'An unknown file', request: { path: '/attachments/nic.bin' } }],
} satisfies CallReference;
