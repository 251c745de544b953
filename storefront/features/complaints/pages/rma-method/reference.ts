import { withOrder } from '../../../../reference/asking/steps.ts';
import type { Visitor } from '../../../../reference/asking/visitor.ts';
import type { FormReference } from '../../../../reference/define.ts';

const before = withOrder([1002, 'uniw', '1']);
const varying = { key: 'key of the order, then of the complaint' };
const row = { 'product[0]': '1002', 'size[0]': 'uniw', 'additional[0]': '', 'comment[0]': 'Pękło ucho.' };
const complete = { ...row, rma_type: 'exchange', return_type: '3', complaint_key: 'klucz-tego-formularza-1' };

/** As the order's page leads to it. */
const send = (form: Readonly<Record<string, string>>) => async (visitor: Visitor) => {
  const number = '20261121/001';
  const order = await visitor.store.orders.byNumber(number);
  return { path: `/rma-method.php?type=multiproduct&order_number=${number}&key=${order?.accessKey ?? ''}`, form };
};

export default {
  about: 'Files a complaint about products of one order.',
  notes: [
    'Whose order it is says the key in the address, or the signed-in account; to others it does not exist. The shop answers within 14 days, else the complaint is accepted by law.',
    'With the field `upload` it keeps one photo for the complaint and answers JSON: `name`, or `problem` in words with 422.',
  ],
  parameters: {
    type: 'In the address: `multiproduct`.',
    order_number: 'In the address: the number of the order.',
    key: 'In the address: its key. Not needed by its signed-in client.',
    'product[n]':
      'Id of a product of the order; lines of other orders are left out. `product[]` is taken as the next row.',
    'size[n]': 'Its size.',
    'additional[n]': 'What tells its line from another one of the same size.',
    'comment[n]': 'Description of the defect, required for each chosen product.',
    'comment_photo[n]': 'Photos of the defect, repeated for each: .jpg up to 10 MB. Large ones are scaled down.',
    'photo_kept[n]': 'Name of a photo that was kept before, repeated for each.',
    rma_type: 'What the shopper prefers: `repair`, `exchange`, `reduction` or `refund`.',
    return_type: 'How the goods come: 1 in person, 2 by the shop’s courier, 3 in an own parcel, 4 by parcel locker.',
    phone: 'Required with a parcel locker.',
    complaint_key: 'Unguessable, of this form: sent twice, it files one complaint.',
    upload: 'One photo, by itself.',
  },
  codes: ['error.return.noDefect', 'message.rma_add', 'message.rma_require_one_order'],
  examples: [
    {
      title: 'A broken mug',
      replay: 'nothing',
      before,
      request: send(complete),
      varying,
      says: 'Reklamacja została zgłoszona.',
    },
  ],
  refusals: [
    {
      title: 'A defect that is not described',
      before,
      request: send({ ...complete, 'comment[0]': '' }),
      varying,
      says: 'Opisz wadę każdego wybranego produktu.',
    },
  ],
} satisfies FormReference;
