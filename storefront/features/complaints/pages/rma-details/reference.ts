import { inTurn, withOrder, type Step } from '../../../../reference/asking/steps.ts';
import type { Visitor } from '../../../../reference/asking/visitor.ts';
import type { FormReference } from '../../../../reference/define.ts';

/** An order, and a complaint about it. */
const before: Step = inTurn(withOrder([1002, 'uniw', '1']), async (visitor) => {
  const order = await visitor.store.orders.byNumber('20261121/001');
  const filed = await visitor.store.complaints.file({
    orderId: order?.id ?? 0,
    idempotencyKey: 'klucz-tego-formularza-1',
    lines: [{ orderPosition: 0, description: 'Pękło ucho.', files: [] }],
    solution: 'exchange',
    method: '3',
    phone: '',
    shopEmail: '',
  });
  if (filed.kind !== 'filed') throw new Error(`The complaint was answered with ${filed.kind}.`);
});
const varying = { key: 'key of the complaint' };

/** As the page of the complaint sends it. */
const send =
  (query: string, form: Readonly<Record<string, string>>) =>
  async ({ store }: Visitor) => {
    const complaint = await store.complaints.byNumber('R/2026/001');
    return { path: `/rma-details.php?rma_id=R%2F2026%2F001&key=${complaint?.accessKey ?? ''}${query}`, form };
  };

export default {
  about: 'Sends a message about a complaint, or withdraws it.',
  calls: [19, 20],
  notes: [
    'Whose complaint it is says the key in the address, or the signed-in account; to others it does not exist. The open page asks for itself again (call 19), adds new messages and announces them.',
    'With the field `upload` it keeps one file for the next message and answers JSON: `name`, or `problem` in words with 422.',
  ],
  parameters: {
    rma_id: 'In the address: the number of the complaint, `R/2026/031`.',
    key: 'In the address: its key. Not needed by its signed-in client.',
    message: 'In the address: `rma` for a message. Without it and without `operation` the form is refused with 400.',
    withdraw: 'In the address: asks whether the complaint is to be withdrawn.',
    comment: 'The message.',
    rma_type: 'What the shopper prefers now, while the shop has not decided.',
    attachment: 'Files, repeated for each: up to 10 MB.',
    attachment_kept: 'Name of a file that was kept before, repeated for each.',
    message_key: 'Unguessable, of this form: sent twice, it is one message.',
    operation: '`withdraw`: ends the complaint.',
    upload: 'One file, by itself.',
  },
  codes: ['message.rma_edit', 'message.rma_edit_error'],
  examples: [
    {
      title: 'A message',
      replay: 'nothing',
      before,
      request: send('&message=rma', { comment: 'Wolę zwrot pieniędzy.', message_key: 'klucz-tej-wiadomosci-1' }),
      varying,
      says: 'Wiadomość wysłana.',
    },
    {
      title: 'The complaint is withdrawn',
      replay: 'nothing',
      before,
      request: send('', { operation: 'withdraw' }),
      varying,
      says: 'wycofana przez Ciebie',
    },
  ],
  refusals: [
    {
      title: 'A message without words and files',
      before,
      request: send('&message=rma', { comment: '' }),
      varying,
      says: 'Napisz wiadomość albo dodaj plik.',
    },
  ],
} satisfies FormReference;
