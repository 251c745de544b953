import { withOrder } from '../../../../reference/asking/steps.ts';
import type { Visitor } from '../../../../reference/asking/visitor.ts';
import type { FormReference } from '../../../../reference/define.ts';

const number = '20261121/001';
const before = withOrder([1002, 'uniw', '1']);
const varying = { key: 'key of the order' };

/** The order's page, as its confirmation links to it. */
const send = (form: Readonly<Record<string, string>>) => async (visitor: Visitor) => {
  const order = await visitor.store.orders.byNumber(number);
  return { path: `/orderdetails.php?order_number=${number}&key=${order?.accessKey ?? ''}`, form };
};

export default {
  about: 'Cancels an order, puts its goods into the basket again, or opens an account with its data.',
  notes: ['Whose order it is says the key in the address, or the signed-in account; to others it does not exist.'],
  parameters: {
    order_number: 'In the address: the number of the order.',
    key: 'In the address: its key. Not needed by its signed-in client.',
    cancel: 'In the address: asks whether the order is to be cancelled.',
    operation:
      '`cancel` ends an order that the shop has not begun to prepare, and refunds what is paid; `again` puts its goods into the basket; `account` asks for an account. Anything else is refused with 400.',
    password: 'Of `account`: the password, 6 to 15 characters. A link by mail opens the account.',
  },
  codes: ['validation.password_to_short'],
  examples: [
    {
      title: 'The goods once more',
      replay: 'again',
      before,
      request: send({ operation: 'again' }),
      varying,
      says: 'Produkty z zamówienia są w koszyku.',
    },
    {
      title: 'An account by one field',
      replay: 'again',
      before,
      request: send({ operation: 'account', password: 'siwy-kot-7' }),
      varying,
      says: 'Wysłaliśmy wiadomość',
    },
    {
      title: 'The order is cancelled',
      replay: 'nothing',
      before,
      request: send({ operation: 'cancel' }),
      varying,
      says: 'Zamówienie jest anulowane.',
    },
  ],
  refusals: [
    {
      title: 'A password that is too short',
      before,
      request: send({ operation: 'account', password: 'kot' }),
      varying,
      says: 'Hasło jest za krótkie.',
    },
  ],
} satisfies FormReference;
