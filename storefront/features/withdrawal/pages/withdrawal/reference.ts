import { recipient } from '../../../../reference/asking/recipient.ts';
import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const declaration = {
  submission: 'a-declaration-of-hanna-1',
  withdrawal_name: 'Hanna Wełna',
  withdrawal_order: '20261121/001',
  withdrawal_email: recipient.email,
  withdrawal_scope: 'part',
  withdrawal_goods: 'Kubek Poranek, 1 szt.',
};

export default {
  about:
    'Withdraws from a contract (Directive (EU) 2023/2673): the first step shows the declaration, `operation=confirm` sends it and leads to its receipt.',
  notes: [
    'Anyone may declare: an order that the shop does not find is no reason to refuse, and the answer does not reveal which exist. Confirmations are limited by the setting `mailLimit`.',
    'With `order_number` and `key` in the address, or as its client, the lines of the order stand in the form.',
  ],
  parameters: {
    id: 'With `key`: the receipt of this declaration.',
    order_number: 'Number of the order that stands in the form; of its client, or with `key`.',
    order: 'The same.',
    key: 'Key of the declaration, or of the order.',
    operation: '`confirm` sends the declaration, `edit` returns to the form; without it, the declaration is shown.',
    submission: 'Made with the form. Sent again, it is the same declaration.',
    withdrawal_name: 'First and last name.',
    withdrawal_order: 'Number of the order, where the address does not open one.',
    withdrawal_email: 'Where the receipt goes.',
    withdrawal_scope: '`whole` or `part` of the order.',
    withdrawal_goods: 'The products, where the address opens no order.',
    line: 'Positions of the lines, where the address opens the order.',
    'quantity_<position>': 'How many pieces of such a line.',
  },
  codes: ['validation.required', 'validation.email'],
  examples: [
    {
      title: 'The declaration to be confirmed',
      replay: 'nothing',
      changesNothing: true,
      before: withOrder([1002, 'uniw', '1']),
      request: { path: '/withdrawal.php', form: declaration },
      says: 'Sprawdź i\u00a0potwierdź odstąpienie',
    },
    {
      title: 'The confirmed declaration',
      replay: 'nothing',
      before: withOrder([1002, 'uniw', '1']),
      request: { path: '/withdrawal.php', form: { ...declaration, operation: 'confirm' } },
      says: 'Odstąpienie od umowy nr',
      varying: { key: 'key of the declaration' },
    },
  ],
  refusals: [
    {
      title: 'No products of a part',
      request: { path: '/withdrawal.php', form: { ...declaration, withdrawal_goods: '' } },
      says: 'Proszę wypełnić to pole',
    },
  ],
} satisfies FormReference;
