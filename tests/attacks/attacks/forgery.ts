import { HttpShopper } from '../../e2e/support/http-shopper.ts';
import { Tally, type Attack } from '../support/attack.ts';
import { head, sendRaw } from '../support/raw-request.ts';

const add = 'product=1001&size=uniw&number=1&mode=1&change=add';

/** What a foreign page can make a browser send, even without reading the response. */
const forms: ReadonlyArray<{ line: string; type?: string; body?: string }> = [
  { line: `GET /basketchange.php?${add}` },
  { line: 'GET /basketchange.php?type=clear' },
  { line: 'POST /basketchange.php', body: add },
  { line: 'POST /product-pol-1001-kubek-poranek-wapno.html', body: 'size=uniw&number=1' },
  { line: 'POST /order1.php', body: 'firstname=Obca' },
  { line: 'POST /order2.php', body: 'terms=1' },
  { line: 'POST /settings.php', body: 'mailing_action=add&mailing_email=obcy@poczta.example' },
  { line: 'POST /signin.php', body: 'login=obcy&password=obcy12' },
  { line: 'POST /client-new.php', body: 'client_email=obcy@poczta.example' },
  { line: 'POST /password-recover.php', body: 'operation=recover&email=obcy@poczta.example' },
  {
    line: 'POST /graphql/v1/',
    type: 'text/plain',
    body: 'mutation{addProductsToBasket(ProductInput:[{id:1001,size:"uniw",quantity:1}]){status}}',
  },
];

/** Origins that reveal a foreign page, or try not to. */
const origins = (own: string): ReadonlyArray<ReadonlyArray<string>> => [
  ['Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'],
  ['Origin: https://evil.example'],
  ['Origin: null'],
  ['Origin: null', 'Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: same-site'],
  ['Sec-Fetch-Site: cross-site', `Referer: ${own}/`],
  [`Origin: ${own}.evil.example`],
  [`Origin: ${own.replace('http:', 'https:')}`],
  [`Origin: ${own}@evil.example`],
  [`Origin: ${own}`, 'Origin: https://evil.example'],
  [`Origin: ${own}`, 'Sec-Fetch-Site: cross-site'],
  [`Referer: https://evil.example/?${own}`],
  [`Referer: ${own}.evil.example/`],
  [],
];

const forgery: Attack = {
  name: 'forgery: changes that foreign pages send with the cookies of a shopper',
  async run({ port, shop }, from) {
    const tally = new Tally();
    const shopper = new HttpShopper(shop.url);
    await shopper.add('/product-pol-1001-kubek-poranek-wapno.html', { size: 'uniw', number: '1' });
    const basket = () =>
      shopper.get('/basketedit.php').then(({ html }) => /name="set_quantity\[0\]"[^>]*/.exec(html)?.[0]);
    const before = await basket();
    if (before === undefined) throw new Error('The shopper has no basket.');
    for (const { line, type = 'application/x-www-form-urlencoded', body } of forms)
      for (const lines of origins(shop.url)) {
        const all = [`Host: ${new URL(shop.url).host}`, `Cookie: ${shopper.cookies}`, ...lines];
        const sent = body === undefined ? [] : [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
        const { status, milliseconds, text } = await sendRaw(
          [head(`${line} HTTP/1.1`, [...all, ...sent, 'Connection: close']), body ?? ''],
          { port, from, isHeardOut: true },
        );
        tally.add(status, milliseconds);
        const isRefused = status === 403 || status === 400 || text.includes('FORBIDDEN');
        if (!isRefused) tally.find(`${status} to ${line} with ${lines.join(', ') || 'a cookie alone'}`);
      }
    if ((await basket()) !== before) tally.find('the basket has changed');
    return tally.outcome();
  },
};

export const forgeryAttacks: ReadonlyArray<Attack> = [forgery];
