import { expect, it } from 'vitest';
import { clientMails } from '../../features/account/server/mail-kinds.ts';
import { newClient, password } from '../../features/account/server/testing/account.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { browser, takeMessages, wordsOf } from '../../testing/visitor.ts';

const path = '/settings.php';
const question = (more: Record<string, string> = {}) => ({
  question_product_id: '1001',
  question_action: 'add',
  question_email: 'hanna@poczta.pl',
  product_question: 'Czy kubek wytrzyma zmywarkę?\r\n<script>alert(1)</script>',
  ...more,
});

describeOnEngines('what visitors send to the settings', (shop) => {
  it('the addresses of clients answer: several products, the contact link, the settings by page, form and address [S-34]', async () => {
    const visitor = browser(shop());
    const single = (product: string) => ({ product, size: 'uniw', number: '1', change: 'add' });
    for (const product of ['1017', '1008']) await visitor.post('/basketchange.php', single(product));
    const several = await visitor.post('/basketchange.php?type=multiproduct', {
      'product[1]': '1017',
      'size[1]': 'uniw',
      'set_quantity[1]': '3',
      'product[2]': '1008',
      'size[2]': 'uniw',
      'set_quantity[2]': '0',
    });
    expect(several.status).toBe(303);
    const { basket } = (await (await visitor.get('/ajax/basket.php?getAjax=true')).json()) as {
      basket: { products: ReadonlyArray<{ id: string; count: string }> };
    };
    expect(basket.products.map(({ id, count }) => [id, count])).toEqual([['1017', '3']]);

    const home = await (await visitor.get('/')).text();
    const { urls } = JSON.parse(/id="app_shop">(.*?)<\/script>/s.exec(home)![1]!) as { urls: { contact: string } };
    expect(urls.contact).toBe('/contact.php');
    expect((await visitor.get(urls.contact)).status).toBe(200);

    const page = await (await visitor.get(path)).text();
    expect(page).toMatch(/<h1[^>]*>Ustawienia<\/h1>/);
    for (const name of ['country', 'sort_order', 'portions'])
      expect(page).toMatch(new RegExp(`<select[^>]*name="${name}"`));
    const chosen = { settings_form: '1', country: 'CZ', sort_order: 'price-d', portions: '12' };
    const { address, text } = await visitor.postAndFollow(path, chosen);
    expect([address, text]).toEqual([path, expect.stringContaining('Ustawienia są zapisane.')]);
    const after = await (await visitor.get(path)).text();
    for (const value of ['CZ', 'price-d', '12'])
      expect(after).toMatch(
        new RegExp(`<option[^>]*value="${value}"[^>]*selected=""|<option[^>]*selected=""[^>]*value="${value}"`),
      );
    // By address, from a page of the shop, as clients do it.
    const list = '/pol_m_ceramika-1.html';
    const referrer = { Referer: `${shop().url}${list}` };
    const changed = await visitor.get(`${path}?sort_order=name-a&portions=24&lang=eng&curr=EUR`, referrer);
    expect([changed.status, changed.headers.get('location')]).toEqual([303, `/en${list}`]);
    const words = await wordsOf(await visitor.get(list));
    expect(words).toContain('Ceny podajemy w\u00a0złotych.'.replace('\u00a0', ' '));
    // Hostile values change nothing.
    for (const query of [
      'portions=-1',
      'portions=NaN',
      'sort_order=%3Cb%3E',
      'country=XX',
      'comparers=add&product=1e9',
    ])
      expect((await visitor.get(`${path}?${query}`, referrer)).status).toBe(303);
    expect(await (await visitor.get(path)).text()).toMatch(/value="24"[^>]*selected=""|selected=""[^>]*value="24"/);
  });

  it('a question is sent to the shop, once, as typed [H-06 part]', async () => {
    const visitor = browser(shop());
    const { address, text } = await visitor.postAndFollow(path, question());
    expect(address).toMatch(/^\/product-pol-1001-/);
    expect(text).toContain('Pytanie zostało wysłane. Odpowiemy na adres ');
    await visitor.postAndFollow(path, question());
    const mails = await takeMessages(shop());
    expect(mails).toHaveLength(1);
    const [{ html, text: plain, subject }] = mails as [(typeof mails)[number]];
    expect(subject).toContain('Pytanie o');
    expect(plain).toContain('hanna@poczta.pl');
    expect(plain).toContain('<script>alert(1)</script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
    // It is not on the product page before the shop answers.
    expect(await (await visitor.get(address)).text()).not.toContain('zmywarkę?');
  });

  it.each([
    [{ question_email: 'hanna@' }, 'Podano niepoprawny adres email.'],
    [{ question_email: '' }, 'Proszę wypełnić to pole.'],
    [{ product_question: ' \r\n ' }, 'Proszę wypełnić to pole.'],
    [{ product_question: 'a'.repeat(1001) }, 'Maksymalna liczba znaków dla tego pola to 1 000'],
  ])('a question with %o is rejected at its field [V-07 part]', async (wrong, message) => {
    const response = await browser(shop()).post(path, question(wrong));
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html.replaceAll('\u00a0', ' ')).toContain(message);
    expect(html).toContain('question_email' in wrong ? 'zmywarkę?' : 'hanna@poczta.pl');
    expect(await takeMessages(shop())).toEqual([]);
  });

  it.each(['1', '0', 'abc', '99999999999', "1001' or 1=1"])('no product has the number %s', async (id) => {
    const visitor = browser(shop());
    expect((await visitor.post(path, question({ question_product_id: id }))).status).toBe(404);
    expect((await visitor.get(`${path}?question_product_id=${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it('an address has a daily limit of questions', async () => {
    const visitor = browser(shop());
    const ask = (number: number) =>
      visitor.post(path, question({ question_email: 'pyta@poczta.pl', product_question: `Pytanie ${number}` }));
    for (let number = 0; number < 10; number += 1) expect((await ask(number)).status).toBe(303);
    const refused = await ask(10);
    expect([refused.status, await wordsOf(refused)]).toEqual([422, expect.stringContaining('wszystkie pytania')]);
    await takeMessages(shop());
  });

  it('a wish for a missing product is stored, an empty one is rejected', async () => {
    const visitor = browser(shop());
    const wish = { add_request_product: '1', name: 'Czajnik z gliny', desc: 'Na 1 l' };
    expect((await visitor.postAndFollow(path, wish)).text).toContain('Zapisaliśmy, czego szukasz.');
    expect((await visitor.postAndFollow(path, wish)).text).toContain('Zapisaliśmy, czego szukasz.');
    const refused = await visitor.post(path, { ...wish, name: ' ' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html.replaceAll('\u00a0', ' ')).toContain('Napisz, czego szukasz.');
    expect(html).toContain('Na 1 l');
    expect((await visitor.post(path, { ...wish, name: 'a'.repeat(101) })).status).toBe(422);
  });

  it("products are compared and removed again, from the visitor's page [H-05 part]", async () => {
    const visitor = browser(shop());
    const list = { Referer: `${shop().url}/search.php?promo=y` };
    const change = async (query: string) => {
      const response = await visitor.get(`${path}?${query}`, list);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/search.php?promo=y']);
      return wordsOf(await visitor.get('/'));
    };
    expect(await change('comparers=add&product=1001')).toContain('Dodano do porównania.');
    expect(await change('comparers=add&product=1001')).toContain('jest już w porównaniu');
    expect(await change('comparers=add&product=1')).toContain('Nie ma takich produktów.');
    for (const id of [1002, 1004, 1005, 1007]) await change(`comparers=add&product=${id}`);
    expect(await change('comparers=add&product=1008')).toContain('nie zmieści się więcej produktów');
    expect(await change('comparers=remove&product=1001')).toContain('Usunięto z porównania.');
    const { hash } = (await shop().store.sessions.find(visitor.cookie().split('=')[1]))!;
    expect(await shop().store.comparisons.products(hash)).toEqual([1002, 1004, 1005, 1007]);
    await change('comparers=remove&product=all');
    expect(await shop().store.comparisons.products(hash)).toEqual([]);
  });

  it('another site changes nothing, by any method, nor does HEAD', async () => {
    const visitor = browser(shop());
    const foreign = { Origin: 'https://example.org', 'Sec-Fetch-Site': 'cross-site' };
    for (const query of ['comparers=add&product=1001', 'sort_order=price-a', 'portions=12']) {
      expect((await visitor.get(`${path}?${query}`, foreign)).status).toBe(403);
      const head = await fetch(`${shop().url}${path}?${query}`, { method: 'HEAD', redirect: 'manual' });
      expect([head.status, head.headers.getSetCookie()]).toEqual([405, []]);
    }
    expect((await visitor.post(path, question(), foreign)).status).toBe(403);
    expect(visitor.cookie()).toBe('');
    expect(await takeMessages(shop())).toEqual([]);
  });

  it('sorting is kept for signed-in clients, too, in each of the browsers', async () => {
    const { store } = shop();
    const outcome = await store.clients.create(newClient('sortuje'), clientMails.registered);
    expect(outcome.kind).toBe('saved');
    await takeMessages(shop());
    const signedIn = async () => {
      const visitor = new Browser(shop());
      expect((await visitor.post('/signin.php', { operation: 'login', login: 'sortuje', password })).status).toBe(303);
      return visitor;
    };
    const [here, there] = [await signedIn(), await signedIn()];
    const headers = { Referer: `${shop().url}/search.php?promo=y` };
    expect((await here.fetch(`${path}?sort_order=price-d`, { headers })).status).toBe(303);
    for (const visitor of [here, there]) {
      const html = await (await visitor.fetch('/search.php?newproducts=y')).text();
      expect(/<option value="(\S+)" selected/.exec(html)?.[1]).toBe('price-d');
    }
  });

  it('sorting and page size are kept for every list, filters are removed [C-26 part]', async () => {
    const visitor = browser(shop());
    const from = (address: string) => ({ Referer: shop().url + address });
    const go = async (query: string, address: string) =>
      (await visitor.get(`${path}?${query}`, from(address))).headers.get('location');
    const list = '/search.php?promo=y';
    expect(await go('sort_order=price-d&portions=12', `${list}&sort=name&order=a&counter=2`)).toBe(list);
    const html = await (await visitor.get('/search.php?newproducts=y')).text();
    expect(/<option value="price-d" selected/.test(html)).toBe(true);
    const category = await (await visitor.get('/pol_m_ceramika-1.html')).text();
    expect(category.match(/<article/g)?.length ?? 0).toBeLessThanOrEqual(12);
    expect(await go('sort_order=made-up&portions=13', list)).toBe(list);
    expect(
      await go('filter_remove=all', '/search.php?text=kubek&filter_7=1,2&filter_size=l&pricelimitmin=5&counter=1'),
    ).toBe('/search.php?text=kubek');
  });

  it('redirects only to pages of this shop', async () => {
    const visitor = browser(shop());
    for (const referrer of ['https://example.org/a', `${shop().url}//example.org/`, `${shop().url}${path}`, 'x', '']) {
      const response = await visitor.get(`${path}?portions=24`, { Referer: referrer });
      expect([referrer, response.status, response.headers.get('location')]).toEqual([referrer, 303, '/']);
    }
  });

  it.each([
    ['lang=deu', 'Sklep nie mówi w tym języku.'],
    ['curr=EUR', 'Ceny podajemy w złotych.'],
    ['country=1143020057', 'Do tego kraju nie wysyłamy.'],
  ])('%s gets a text', async (query, words) => {
    const visitor = browser(shop());
    expect((await visitor.get(`${path}?${query}`)).status).toBe(303);
    expect(await wordsOf(await visitor.get('/'))).toContain(words);
  });

  it('lang=pol&curr=PLN&country=1143020003 matches the defaults', async () => {
    const visitor = browser(shop());
    expect((await visitor.get(`${path}?lang=pol&curr=PLN&country=1143020003`)).status).toBe(303);
    expect(visitor.cookie()).toBe('');
  });

  it('country=CZ sends the parcel there', async () => {
    const visitor = browser(shop());
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '2' });
    expect((await visitor.get(`${path}?country=CZ`)).status).toBe(303);
    expect(await wordsOf(await visitor.get('/order1.php'))).toContain('Kurier do Czech');
  });

  it('applies a discount code to the basket, reports the result, and removes it again [H-03 part]', async () => {
    const visitor = browser(shop());
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '2' });
    const send = (fields: Record<string, string>) => visitor.postAndFollow(`${path}?from=client_rebate`, fields);
    const add = (rebates_codes: string) => send({ global_rebates_codes: 'add', rebates_codes });
    const refused = await add('niczego');
    expect(refused.address).toBe('/basketedit.php');
    expect(refused.text).toContain('Nie ma takiego kodu rabatowego.');
    expect(refused.text).not.toContain('−15,80');
    expect((await add(' sien10 ')).text).toContain('−15,80 zł');
    const over = await send({ global_rebates_codes: 'delete' });
    const link = `${path}?from=client_rebate&global_rebates_codes=add&rebates_codes=SIEN10`;
    const linked = await fetch(shop().url + link, { headers: { Cookie: visitor.cookie() }, redirect: 'manual' });
    expect([linked.status, linked.headers.get('location')]).toEqual([302, '/basketedit.php']);
    expect((await visitor.get('/basketedit.php')).text).not.toContain('−15,80');
    expect(over.text).toContain('Kod rabatowy został usunięty.');
    expect(over.text).not.toContain('−15,80');
  });
});
