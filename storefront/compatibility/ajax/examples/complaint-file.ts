import details from '../../../features/complaints/pages/rma-details/reference.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'Photos are shown, because the shop drew them itself; any other file is downloaded: `application/octet-stream`, as an attachment. It is available to the client of the complaint’s order and to clients with the key of the complaint. All others get 404.',
  ],
  parameters: { key: 'The key of the complaint, from the link of the mail.' },
  examples: [
    {
      title: 'A file of a message',
      before: details.examples[0]!.before,
      request: async (visitor) => {
        const complaint = await visitor.store.complaints.byNumber('R/2026/001');
        const page = `/rma-details.php?rma_id=R%2F2026%2F001&key=${complaint?.accessKey ?? ''}`;
        const files = { attachment: { name: 'dowod-zakupu.txt', text: 'Zakup z listopada' } };
        await visitor.send({ path: `${page}&message=rma`, form: { comment: 'Dowód zakupu.' }, files });
        const html = await (await visitor.send({ path: page })).text();
        return { path: /\/complaints\/[a-z0-9-]+\.bin\?key=[\w-]+/.exec(html)?.[0] ?? '' };
      },
      varying: { key: 'key of the complaint' },
    },
  ],
  refusals: [{ title: 'An unknown file', request: { path: '/complaints/nic.bin' } }],
} satisfies CallReference;
