import type { Visitor } from '../../../../reference/asking/visitor.ts';
import type { FormReference } from '../../../../reference/define.ts';

const path = '/shoppinglist.php';

const withMug = async (visitor: Visitor): Promise<void> => {
  await visitor.send({ path, form: { do: 'add', product: '1001', size: 'onesize', getAjax: 'true' } });
};

export default {
  about: 'Changes the visitor’s shopping lists: hearts, lines, names, sharing, and the way to the basket.',
  notes: [
    'A list is named by its number, `id`; without one it is the wishlist. Another visitor’s list is not found. A shared list is named by the `key` of its address, and is only read.',
    'A form leads back to where it was sent from, for a heart with `place` to that id; with `getAjax=true` a heart gets JSON.',
    'Every button of a list’s own form saves the typed quantities first.',
  ],
  parameters: {
    do: '`add` (default), `remove`: a heart. `create`, `rename`, `publish`, `hide`, `delete`: a list. `save`, `buy`, `buy-all`, `move`, `drop`, `restore`, `copy`: its lines. The button of one line adds its name: `drop 1001 uniw`.',
    id: 'Number of a list; the wishlist without one.',
    key: 'Of a shared list: buying from it, copying it.',
    product: 'A heart: number of the product.',
    size: 'Its size; may be left out where there is one.',
    number: 'Its quantity, 1 by default.',
    place: 'A heart: an id of the page to lead back to.',
    getAjax: 'A heart: `true` for JSON.',
    name: 'Name of a new or renamed list.',
    item: 'A ticked line, `1001 uniw`; repeated.',
    'quantity[line]': 'Quantity of a line.',
    to: 'Where ticked lines move: a list’s number, empty for the wishlist.',
    line: 'A removed line to bring back, `1001 uniw 2`; repeated.',
    dropped:
      'In the address: just removed lines, as `line`, with commas between them; the page offers to bring them back.',
    delete: 'In the address: any value asks whether to delete the list.',
  },
  answer: [{ file: 'storefront/features/catalogue/browser/saving/saving-answer.ts', name: 'SavingAnswer' }],
  examples: [
    {
      title: 'A heart, sent by the script of the page',
      replay: 'nothing',
      request: { path, form: { do: 'add', product: '1001', size: 'uniw', getAjax: 'true' } },
    },
    {
      title: 'A heart, sent by a form',
      replay: 'nothing',
      request: { path, form: { do: 'add', product: '1001', size: 'uniw' } },
      says: 'Dodano do listy.',
    },
    {
      title: 'A new list',
      replay: 'again',
      request: { path, form: { do: 'create', name: 'Prezenty' } },
      says: 'Masz nową listę.',
    },
    {
      title: 'A quantity is changed',
      replay: 'nothing',
      before: withMug,
      request: { path, form: { do: 'save', 'quantity[1001 uniw]': '3' } },
      says: 'Zapisano ilości.',
    },
    {
      title: 'A line is removed',
      replay: 'nothing',
      before: withMug,
      request: { path, form: { do: 'drop 1001 uniw' } },
      says: 'Usunięto z listy 1 produkt.',
    },
    {
      title: 'The whole list goes to the basket',
      replay: 'again',
      before: withMug,
      request: { path, form: { do: 'buy-all' } },
      says: 'Dodano do koszyka 1 produkt.',
    },
  ],
  refusals: [
    {
      title: 'A heart without the size of a product that has several',
      request: { path, form: { do: 'add', product: '1004', size: '', getAjax: 'true' } },
    },
    { title: 'A list without a name', request: { path, form: { do: 'create', name: ' ' } }, says: 'Nazwij listę.' },
    { title: 'Another visitor’s list', request: { path, form: { do: 'rename', id: '999999', name: 'Moja' } } },
  ],
} satisfies FormReference;
