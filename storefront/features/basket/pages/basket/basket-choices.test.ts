import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byCourier,
  hiddenFields,
  openShop,
  type Seen,
  type ShopUnderTest,
  type Visitor,
} from '../../../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const address = '/basketchange.php?type=multiproduct';
/** The text with plain spaces. */
const plain = (seen: Seen): Seen => ({ ...seen, text: seen.text.replaceAll('\u00a0', ' ') });
const basketOf = async (visitor: Visitor) => plain(await visitor.get('/basketedit.php'));

/** The basket's form as sent: bags, selections and typed values. */
const bags = (quantity: string, more: Record<string, string> = {}, comment = '') => ({
  'product[0]': '1017',
  'size[0]': 'uniw',
  'additional[0]': '',
  'set_quantity[0]': quantity,
  'comment[0]': comment,
  gift_always: '',
  rebates_codes: '',
  ...more,
});

/** Visitor with bags at 79 zł in the basket. */
async function withBags(quantity: string): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: quantity });
  await basketOf(visitor);
  return visitor;
}

/** Sends the form and reads the resulting page. */
async function send(visitor: Visitor, fields: Record<string, string>): Promise<Seen> {
  const answer = await visitor.post(address, fields);
  return plain(answer.location === null ? answer : await visitor.get(answer.location));
}

/** The values of a radio group, the selected one in brackets. */
const radios = ({ html }: Seen, name: string): string[] =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].flatMap(([input]) => {
    if (!input.includes(`name="${name}"`)) return [];
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? '';
    return [/ checked=""/.test(input) ? `[${value}]` : value];
  });

/** The sizes of a present, the selected one in brackets. */
const sizes = ({ html }: Seen, product: number): string[] => {
  const [select = ''] = html.split(`name="gift_size[${product}]"`)[1]?.split('</select>') ?? [];
  return [...select.matchAll(/<option[^>]*value="([^"]*)"[^>]*>/g)].map(([option, value = '']) =>
    / selected=""/.test(option) ? `[${value}]` : value,
  );
};

/** The rows of the summary beside the basket. */
const summaryOf = ({ html }: Seen): string => /<dl[\s\S]*?<\/dl>/.exec(html)![0].replace(/<[^>]+>/g, ' ');

describe('presents on the page of the basket', () => {
  it('offers those of the step that the goods reach, in every size, and none of them [T-33 part]', async () => {
    expect(radios(await basketOf(await withBags('1')), 'gift_threshold')).toEqual([]);
    expect(radios(await basketOf(await withBags('2')), 'gift_threshold')).toEqual(['1034 uniw', '[]']);
    const higher = await basketOf(await withBags('4'));
    expect(radios(higher, 'gift_threshold')).toEqual(['1034 uniw', '1018 36-38', '[]']);
    expect(sizes(higher, 1018)).toEqual(['[36-38]', '39-41', '42-44']);
    expect(higher.text).toContain('Brakuje 284,00 zł do innych prezentów.');
    expect(radios(higher, 'gift_always')).toEqual(['1008 uniw', '[]']);
    expect((await basketOf(await withBags('1'))).text).toContain('Brakuje 21,00 zł do prezentu.');
  });

  it('offers none where nothing is sent in a parcel, and says why a chosen one is lost', async () => {
    const ebook = { 'product[0]': '1046', 'size[0]': 'uniw', 'additional[0]': '', 'set_quantity[0]': '1' };
    const alone = shop.visitor();
    await alone.post('/basketchange.php', { product: '1046', size: 'uniw', number: '10' });
    expect((await basketOf(alone)).text).not.toMatch(/prezent/i);
    const visitor = await withBags('1');
    await visitor.post('/basketchange.php', { product: '1046', size: 'uniw', number: '1' });
    await send(visitor, bags('1', { gift_always: '1008 uniw' }));
    const left = await send(visitor, { ...bags('0'), gift_always: '1008 uniw', seen_gift_always: '1008 uniw' });
    expect(left.text).toContain('Próbnik tkanin Miedza: Ten prezent dołączamy tylko do paczki.');
    expect(left.text).not.toContain('Prezent: Próbnik tkanin Miedza');
    expect(radios(await send(visitor, ebook), 'gift_always')).toEqual([]);
  });

  it('has one active at a time: chosen, replaced, removed [T-33] [H-03 part]', async () => {
    const visitor = await withBags('4');
    const first = await send(visitor, bags('4', { gift_threshold: '1034 uniw' }));
    expect(first.text).toContain('Wybrany prezent: ');
    expect(radios(first, 'gift_threshold')[0]).toBe('[1034 uniw]');
    expect(summaryOf(first).match(/Prezent: /g)).toHaveLength(1);

    const second = await send(visitor, bags('4', { gift_threshold: '1018 36-38', 'gift_size[1018]': '39-41' }));
    expect(radios(second, 'gift_threshold')).toEqual(['1034 uniw', '[1018 36-38]', '']);
    expect(sizes(second, 1018)).toEqual(['36-38', '[39-41]', '42-44']);
    expect(summaryOf(second).match(/Prezent: /g)).toHaveLength(1);

    // Saving the basket again changes no choice.
    const again = await send(visitor, bags('4', { gift_threshold: '1018 39-41' }));
    expect(again.text).not.toContain('Wybrany prezent');
    const shown = { 'gift_size[1018]': '39-41', seen_gift_threshold: '1018 39-41' };
    const other = await send(
      visitor,
      bags('4', { ...shown, gift_threshold: '1018 36-38', 'gift_size[1018]': '42-44' }),
    );
    expect(sizes(other, 1018)[2]).toBe('[42-44]');

    const none = await send(visitor, bags('4', { gift_threshold: '' }));
    expect(none.text).toContain('Prezent usunięty.');
    expect(radios(none, 'gift_threshold').at(-1)).toBe('[]');
    expect(summaryOf(none)).not.toContain('Prezent: ');
  });

  it('keeps a present that another tab chose after the page was shown', async () => {
    const visitor = await withBags('4');
    const page = await basketOf(visitor);
    expect(page.html).toMatch(/<input type="hidden" name="seen_gift_threshold" value=""/);
    const shown = { gift_threshold: '', seen_gift_threshold: '', seen_gift_always: '' };
    await send(visitor, bags('4', { ...shown, gift_threshold: '1034 uniw' }));

    const old = await send(visitor, bags('3', shown));
    expect(old.text).not.toContain('Prezent usunięty.');
    expect(radios(old, 'gift_threshold')[0]).toBe('[1034 uniw]');
    expect(old.html).toMatch(/<input type="hidden" name="seen_gift_threshold" value="1034 uniw"/);
    // A real change in an old page counts.
    const changed = await send(visitor, bags('3', { ...shown, gift_always: '1008 uniw' }));
    expect(radios(changed, 'gift_threshold')[0]).toBe('[1034 uniw]');
    expect(radios(changed, 'gift_always')[0]).toBe('[1008 uniw]');
  });

  it('loses the present when the goods are worth too little, and reports it until it is back [X-14 part]', async () => {
    const visitor = await withBags('2');
    await send(visitor, bags('2', { gift_threshold: '1034 uniw' }));
    const gone = 'Przy tej wartości koszyka prezent nie jest już dostępny.';
    // A lost present in the form is ignored, and never silently ordered.
    const answer = await visitor.post(address, bags('1', { gift_threshold: '1034 uniw', next: 'order' }));
    expect(answer.location).toBe('/basketedit.php');
    const dropped = await basketOf(visitor);
    expect(dropped.text.split(gone).length - 1).toBeGreaterThanOrEqual(2);
    expect(summaryOf(dropped)).not.toContain('Prezent: ');
    expect((await basketOf(visitor)).text).toContain(gone);
    const back = await send(visitor, bags('2', { gift_threshold: '' }));
    expect(radios(back, 'gift_threshold')).toEqual(['[1034 uniw]', '']);
    expect(back.text).not.toContain(gone);
  });

  it('keeps the chosen present when a quantity is refused', async () => {
    const visitor = await withBags('4');
    const refused = await visitor.post(
      address,
      bags('dużo', {
        gift_threshold: '1018 39-41',
        seen_gift_threshold: '',
        gift_always: '1008 uniw',
        seen_gift_always: '',
      }),
    );
    expect(refused.status).toBe(422);
    expect(radios(refused, 'gift_threshold')).toEqual(['1034 uniw', '[1018 36-38]', '']);
    expect(sizes(refused, 1018)).toEqual(['36-38', '[39-41]', '42-44']);
    expect(radios(refused, 'gift_always')).toEqual(['[1008 uniw]', '']);
    expect(summaryOf(refused)).not.toContain('Prezent: ');
    // The basket still has what the page showed: sending the form again selects.
    const sent = { ...hiddenFields(refused), gift_threshold: '1018 39-41', gift_always: '1008 uniw' };
    const chosen = await send(visitor, { ...sent, 'set_quantity[0]': '4', 'comment[0]': '' });
    expect(radios(chosen, 'gift_threshold')[1]).toBe('[1018 36-38]');
    expect(sizes(chosen, 1018)[1]).toBe('[39-41]');
    expect(summaryOf(chosen).match(/Prezent: /g)).toHaveLength(2);
  });

  it('keeps the removal of a present when a quantity is refused', async () => {
    const visitor = await withBags('4');
    await send(visitor, bags('4', { gift_threshold: '1034 uniw' }));
    const resigned = { gift_threshold: '', seen_gift_threshold: '1034 uniw' };
    const refused = await visitor.post(address, bags('x', resigned));
    expect(radios(refused, 'gift_threshold').at(-1)).toBe('[]');
    // A present that is not offered is dropped.
    const odd = await visitor.post(address, bags('x', { gift_threshold: '1031 uniw' }));
    expect(radios(odd, 'gift_threshold')[0]).toBe('[1034 uniw]');
  });

  it.each(['1031 uniw', '99999 uniw', 'x y', '1018 90-92'])('%j is never given', async (gift_threshold) => {
    const visitor = await withBags('2');
    const answer = await send(visitor, bags('2', { gift_threshold }));
    expect(answer.status).toBe(200);
    expect(summaryOf(answer)).not.toContain('Prezent: ');
  });
});

describe('the discount code on the page of the basket', () => {
  it.each([
    ['niczego', 'Nie ma takiego kodu rabatowego.'],
    ['ZIMA', 'Ten kod rabatowy jeszcze nie działa.'],
    ['LATO', 'Ten kod rabatowy stracił ważność.'],
    ['PIERWSZE100', 'Ten kod rabatowy został już wykorzystany.'],
    ['PROG20', 'Ten kod rabatowy działa od 150,00 zł w koszyku.'],
  ])('%s is refused at its field, which keeps it; the rest of the form is saved [H-03 part]', async (code, said) => {
    const visitor = await withBags('2');
    const answer = await visitor.post(address, bags('1', { rebates_codes: code, global_rebates_codes: 'add' }));
    expect(answer.status).toBe(422);
    expect(plain(answer).text).toContain(said);
    const field = /<input[^>]*id="rebates_codes"[^>]*>/.exec(answer.html)![0];
    expect(field).toContain(`value="${code}"`);
    expect(field).toContain('aria-invalid="true"');
    expect(plain(answer).text).toContain('79,00 zł');
  });

  it('shows its effect, and can be removed [H-03 part]', async () => {
    const visitor = await withBags('2');
    const used = await send(visitor, bags('2', { rebates_codes: ' sien10 ' }));
    expect(used.text).toContain('Kod rabatowy został dodany.');
    expect(used.text).toContain('Kod SIEN10 działa: −15,80 zł.');
    expect(summaryOf(used)).toContain('−15,80\u00a0zł');
    expect(used.html).not.toContain('id="rebates_codes"');
    // Below its step the code stays, without effect.
    expect((await send(visitor, bags('1'))).text).toContain(
      'Kod SIEN10 działa od 100,00 zł w koszyku. Brakuje 21,00 zł.',
    );
    const without = await send(visitor, bags('2', { global_rebates_codes: 'delete' }));
    expect(without.text).toContain('Kod rabatowy został usunięty.');
    expect(summaryOf(without)).not.toContain('−');
    expect((await send(visitor, bags('2', { rebates_codes: 'DOSTAWA' }))).text).toContain('dostawa za darmo.');
  });

  it('is sent by the order button, and blocks the order when invalid', async () => {
    const visitor = await withBags('2');
    const wrong = await visitor.post(address, bags('2', { rebates_codes: 'niczego', next: 'order' }));
    expect([wrong.status, wrong.text.includes('Nie ma takiego kodu rabatowego.')]).toEqual([422, true]);
    const right = await visitor.post(address, bags('2', { rebates_codes: 'SIEN10', next: 'order' }));
    expect(right.location).toBe('/order1.php');
    expect((await visitor.get('/order1.php')).text).toContain('−15,80\u00a0zł');
  });

  it('is returned to our program with the new basket', async () => {
    const visitor = await withBags('2');
    const ask = async (code: string) =>
      visitor.post(`${address}&getAjax=true&view=page`, { rebates_codes: code, global_rebates_codes: 'add' });
    const wrong = await ask('niczego');
    expect([wrong.status, JSON.parse(wrong.html).page.rebateProblem]).toEqual([422, 'Nie ma takiego kodu rabatowego.']);
    const { page, result } = JSON.parse((await ask('SIEN10')).html);
    expect([result.status, page.rebateProblem, page.basket.rebate.isActive]).toEqual(['success', null, true]);
    expect(page.basket.gifts.groups[0].options.map(({ value }: { value: string }) => value)).toEqual(['1034 uniw']);
  });
});

describe('a line of the basket', () => {
  it('holds product, size, quantity with its step, and a comment of 255 characters that goes into the order [E-12 part]', async () => {
    const visitor = await withBags('2');
    const words = `Proszę bez metki. ${'ż'.repeat(237)}`;
    const saved = await send(visitor, bags('2', {}, words));
    expect(hiddenFields(saved)).toMatchObject({ 'product[0]': '1017', 'size[0]': 'uniw', 'additional[0]': '' });
    expect(saved.html).toMatch(/<input[^>]*name="set_quantity\[0\]"/);
    expect(saved.text).toContain(words);

    const cut = await send(visitor, bags('2', {}, `${words}!`));
    expect(cut.text).toContain('uwaga może mieć najwyżej 255 znaków. Zapisaliśmy jej początek.');
    expect(cut.text).not.toContain(`${words}!`);

    await visitor.post('/order1.php', byCourier);
    const summary = await visitor.get('/order2.php');
    expect(summary.text).toContain(`Uwaga: ${words}`);
    const placed = await visitor.post('/order2.php', { ...hiddenFields(summary), terms: '1' });
    expect((await visitor.get(placed.location!)).text).toContain(`Uwaga: ${words}`);
  });

  it('blocks the order while a required comment is missing', async () => {
    const visitor = shop.visitor();
    const engraving = { 'product[0]': '1047', 'size[0]': 'uniw', 'additional[0]': '', 'set_quantity[0]': '1' };
    await visitor.post('/basketchange.php', { product: '1047', number: '1' });
    await basketOf(visitor);
    const empty = await visitor.post(address, { ...engraving, 'comment[0]': ' ', next: 'order' });
    expect([empty.status, plain(empty).text.includes('Napisz, jak to zrobić.')]).toEqual([422, true]);
    expect((await visitor.get('/order1.php')).location).toBe('/basketedit.php');
    const commented = await visitor.post(address, { ...engraving, 'comment[0]': 'Hanna', next: 'order' });
    expect(commented.location).toBe('/order1.php');
    expect((await visitor.get('/order1.php')).status).toBe(200);
  });
});

it('logged no server error', () => {
  expect(shop.faults).toEqual([]);
});
