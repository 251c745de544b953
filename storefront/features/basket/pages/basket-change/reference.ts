import { inTurn, signedIn, withBasket, type Step } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const candle = { 'product[0]': '1029', 'size[0]': 'uniw', 'additional[0]': '' };
const bag = { 'product[0]': '1017', 'size[0]': 'uniw', 'additional[0]': '' };
const artwork = { 'files[0]': { name: 'projekt.txt', text: 'Hanna i\u00a0Jan' } };
const path = '/basketchange.php?type=multiproduct';

const withFile: Step = inTurn(withBasket([1017, 'uniw', '1']), async (visitor) => {
  await visitor.send({ path, form: bag, files: artwork });
  // Its notice waits for a page.
  await (await visitor.send({ path: '/basketedit.php' })).text();
});

export default {
  about: 'Puts goods into the basket or onto the wishlist, changes or removes them.',
  calls: [16, 17],
  notes: [
    'Existing clients send single changes by GET or POST, the whole basket by POST as `type=multiproduct`. GETs from foreign pages change nothing. With `getAjax=true` the answer is JSON, else 303 to the basket.',
  ],
  parameters: {
    type: '`multiproduct` sets every line that is sent; else one change.',
    mode: '`1` or left out is the basket, `2` the wishlist.',
    change: '`add` or left out, `change`, `empty`.',
    product: 'Number of the product.',
    size: 'Size; `onesize` is the only one.',
    number: 'Quantity as typed: `2`, `1.5` or `1,5`.',
    additional: 'The line among several of the same size, its `md5_additional`.',
    'configuration[group]': 'Chosen option of a configurable product.',
    getAjax: '`true` asks for JSON.',
    view: '`page` adds the data of our own basket page.',
    next: 'Any value leads to the order, unless something was corrected.',
    express:
      'Leads to the summary: signed in, with the account’s usual choices; else through sign-in. Letters, digits, `-` and `_`. Of `change=add` it is the key of the attempt: the same request with it adds once.',
    'set_quantity[n]': 'Of `multiproduct`: quantity of line n; 0 removes it.',
    'product[n]': 'Of `multiproduct`: its product.',
    'size[n]': 'Of `multiproduct`: its size.',
    'additional[n]': 'Of `multiproduct`: as `additional`.',
    'comment[n]': 'Of `multiproduct`: a comment, at most 255 characters.',
    'gift[n]':
      'Of `multiproduct`: `1` where the line is a gift. Quantity 0 removes it, any other chooses it; the shop decides how much is given.',
    gift_threshold:
      'Of `multiproduct`, as the shop’s own page sends it: the chosen present of the step and its size, `1034 uniw`; or empty.',
    gift_always: 'The same for the gift of every order.',
    'gift_size[n]': 'Of `multiproduct`: another size of the gift n, where it is chosen.',
    restore: 'Of `multiproduct`: any value puts back the lines that were removed last, once and within an hour.',
    save_list: 'Of `multiproduct`: any value copies the basket to a new shopping list.',
    list_name: 'Of `save_list`: the name of the list.',
    'wrapper[n]':
      'Of `multiproduct`: the wrapping of line n and its size, `1049 uniw`; empty for none. The wrapping is a separate line.',
    'files[n]':
      'Of `multiproduct`, as `multipart/form-data`: a file beside the comment of line n, as often as there are files. The row needs no quantity.',
    'remove_file[n]': 'Of `multiproduct`: a removed file of line n, by the name in its address `/attachments/<name>`.',
    seen_gift_threshold:
      'Of `multiproduct`: the value of `gift_threshold` when the page was rendered. An equal value changes nothing, so that an old page undoes no choice of another tab.',
    seen_gift_always: 'The same of `gift_always`.',
    rebates_codes: 'Of `multiproduct`: a discount code to use, once the lines are set.',
    global_rebates_codes: 'Of `multiproduct`: `add`, or `delete` for the code that the basket has.',
    'bundled_product[n]': 'Of a bundle: another product for part n.',
    'bundled_size[n]': 'Of a bundle: another size of part n.',
    'bundled_quantity[n]': 'Of a bundle: another quantity of part n.',
    country: 'A country of the shop: the preview of deliveries to it. ISO 3166-1 alpha-2.',
    zipcode: 'In the address of the basket’s page: the postcode to which it shows the deliveries.',
    forpoints: 'Paying with points: refused, with a message.',
    subscription:
      '`1` for a subscription: `days_in_period` says which. One that the product lacks is refused, with a message.',
    days_in_period: 'Days between its deliveries, of those that the product offers; the order is its first delivery.',
    exchange_id: 'Exchanging goods: refused, with a message.',
    allow_division_order: 'An order in parts: answered with a warning; never divided.',
  },
  answer: [{ file: 'patterns/contract/basket-change.ts', name: 'BasketChangeAnswer' }],
  codes: [
    'quantity-stepper.raised',
    'quantity-stepper.lowered',
    'message.file_upload_invalid_extension',
    'message.file_upload_invalid_type',
    'message.file_upload_size_exceeded',
  ],
  examples: [
    {
      title: 'A program adds linen by the metre',
      replay: 'again',
      request: {
        path: '/basketchange.php',
        form: { mode: '1', change: 'add', getAjax: 'true', product: '1007', size: 'naturalny', number: '1.5' },
      },
    },
    {
      title: 'By GET, as old clients send it',
      replay: 'again',
      request: { path: '/basketchange.php?product=1001&size=onesize&number=1&mode=1&change=add&getAjax=true' },
    },
    {
      title: 'A form sets one line and removes the other',
      replay: 'nothing',
      before: withBasket([1017, 'uniw', '2'], [1007, 'naturalny', '1,5']),
      request: {
        path: '/basketchange.php?type=multiproduct',
        form: {
          'product[0]': '1017',
          'size[0]': 'uniw',
          'additional[0]': '',
          'set_quantity[0]': '0',
          'product[1]': '1007',
          'size[1]': 'naturalny',
          'additional[1]': '',
          'set_quantity[1]': '3',
        },
      },
      says: 'Usunięto z koszyka: Torba Targ.',
    },
    {
      title: 'A gift is chosen',
      replay: 'nothing',
      before: withBasket([1017, 'uniw', '2']),
      request: {
        path: '/basketchange.php?type=multiproduct',
        form: { 'gift[0]': '1', 'product[0]': '1034', 'size[0]': '', 'set_quantity[0]': '1' },
      },
      says: 'Wybrany prezent:',
    },
    {
      title: 'A gift is removed (call 17)',
      replay: 'nothing',
      before: inTurn(withBasket([1017, 'uniw', '2']), async (visitor) => {
        const form = { 'gift[0]': '1', 'product[0]': '1034', 'size[0]': '', 'set_quantity[0]': '1' };
        await visitor.send({ path: '/basketchange.php?type=multiproduct', form });
      }),
      request: {
        path: '/basketchange.php?type=multiproduct',
        form: { 'gift[0]': '1', 'set_quantity[0]': '0' },
      },
      says: 'Prezent usunięty.',
    },
    {
      title: 'A present and a discount code, as the page of the basket sends them',
      before: withBasket([1017, 'uniw', '2']),
      request: {
        path: '/basketchange.php?type=multiproduct',
        form: { gift_threshold: '1034 uniw', global_rebates_codes: 'add', rebates_codes: 'SIEN10' },
      },
      says: 'Kod rabatowy został dodany.',
    },
    {
      title: 'A removed line comes back',
      replay: 'nothing',
      before: inTurn(withBasket([1017, 'uniw', '2']), async (visitor) => {
        await visitor.send({ path, form: { ...bag, 'set_quantity[0]': '0' } });
      }),
      request: { path, form: { restore: '1' } },
      says: 'Znowu w koszyku: Torba Targ.',
    },
    {
      title: 'The basket becomes a shopping list',
      replay: 'again',
      before: withBasket([1017, 'uniw', '2']),
      request: { path, form: { save_list: '1', list_name: 'Na targ' } },
      says: 'Na targ',
    },
    {
      title: 'A candle is wrapped as a present',
      replay: 'nothing',
      before: withBasket([1029, 'uniw', '1']),
      request: { path, form: { ...candle, 'set_quantity[0]': '1', 'wrapper[0]': '1049 uniw' } },
      says: 'zapakujemy na prezent.',
    },
    {
      title: 'A file is sent with a line',
      replay: 'nothing',
      before: withBasket([1017, 'uniw', '1']),
      request: { path, form: bag, files: artwork },
      says: 'dodano plik projekt.txt.',
    },
    {
      title: 'The file is removed again',
      replay: 'nothing',
      before: withFile,
      varying: { 'remove_file[0]': 'name of the file' },
      request: async (visitor) => {
        const page = await (await visitor.send({ path: '/basketedit.php' })).text();
        const name = /\/attachments\/([a-z0-9-]+\.bin)/.exec(page)?.[1] ?? '';
        return { path, form: { ...bag, 'remove_file[0]': name } };
      },
      says: 'usunięto plik projekt.txt.',
    },
    {
      title: 'A mug, and on to the summary',
      replay: 'nothing',
      before: signedIn,
      request: {
        path: '/basketchange.php',
        form: { product: '1001', size: 'onesize', number: '1', express: 'a-key-of-this-attempt' },
      },
      says: 'Łobzowska',
    },
    {
      title: 'The basket unchanged, and on to sign-in',
      replay: 'nothing',
      changesNothing: true,
      before: withBasket([1017, 'uniw', '2']),
      request: { path, form: { ...bag, 'set_quantity[0]': '2', express: 'basket' } },
      says: 'Kup bez konta',
    },
    {
      title: 'A mug for the wishlist, by GET',
      replay: 'nothing',
      request: { path: '/basketchange.php?product=1001&size=onesize&mode=2&change=add&getAjax=true' },
    },
  ],
  refusals: [
    {
      title: 'An invalid quantity, sent by a program',
      request: {
        path: '/basketchange.php',
        form: { getAjax: 'true', product: '1007', size: 'naturalny', number: 'abc' },
      },
    },
    {
      title: 'An unknown discount code, sent by a program',
      before: withBasket([1017, 'uniw', '2']),
      request: {
        path: '/basketchange.php?type=multiproduct&getAjax=true',
        form: { global_rebates_codes: 'add', rebates_codes: 'niczego' },
      },
    },
    {
      title: 'A file of a forbidden kind, sent by a program',
      before: withBasket([1017, 'uniw', '1']),
      request: {
        path: `${path}&getAjax=true`,
        form: bag,
        files: { 'files[0]': { name: 'projekt.exe', text: 'MZ' } },
      },
    },
    {
      title: 'A sold-out product',
      request: { path: '/basketchange.php', form: { product: '1003', size: 'uniw', number: '1' } },
      says: 'Brak w magazynie: Kubek Poranek.',
    },
  ],
} satisfies FormReference;
