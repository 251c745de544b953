import { inTurn, withBasket } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'Whatever it is, it is saved and never shown: `application/octet-stream`, as an attachment. Who may have it: the session in whose basket it lies, the session and the account whose order it went into, and whoever knows the key of that order. Everybody else is told that there is none: 404.',
  ],
  parameters: { key: 'The key of the order, for who opened it by the link of the mail.' },
  examples: [
    {
      title: 'A file that lies in the basket',
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
  refusals: [{ title: 'A file that there is not', request: { path: '/attachments/nic.bin' } }],
} satisfies CallReference;
