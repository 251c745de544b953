import sharp from 'sharp';
import { expect, it } from 'vitest';
import { jpeg } from '../platform/uploads/testing/photos.ts';
import { hiddenFields, Visitor, byCourier, type Seen } from '../testing/shop-under-test.ts';
import { describeOnEngines } from '../testing/running-shop.ts';

const address = '/basketchange.php?type=multiproduct';
const asPage = `${address}&getAjax=true&view=page`;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The row of a line in the basket form. */
const row = (product: number, quantity: string, index = 0, size = 'uniw', additional = '') => ({
  [`product[${index}]`]: String(product),
  [`size[${index}]`]: size,
  [`additional[${index}]`]: additional,
  [`set_quantity[${index}]`]: quantity,
});

/** A form as a browser sends it with a file field. */
function multipart(fields: Readonly<Record<string, string>>, ...files: ReadonlyArray<File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files.length > 0 ? files : [new File([], '')]) form.append('files[0]', file);
  return form;
}

const pdf = (name: string, text = name) => new File([`%PDF-1.7 ${text}`], name, { type: 'application/pdf' });
/** The links to files of a page. */
const filesOf = ({ html }: Seen): ReadonlyArray<readonly [name: string, address: string]> =>
  [...html.matchAll(/<a[^>]*href="(\/attachments\/[^"]+)"[^>]*>(?:<span[^>]*>)?([^<]+)</g)].map(([, href, name]) => [
    name!,
    href!.replaceAll('&amp;', '&'),
  ]);

describeOnEngines('a line of the basket', (shop) => {
  const visitor = () =>
    new Visitor(async (request) => {
      const { url } = shop();
      const { pathname, search } = new URL(request.url);
      const headers = new Headers(request.headers);
      if (headers.has('origin')) headers.set('origin', url);
      const body = request.method === 'POST' ? await request.arrayBuffer() : null;
      return fetch(url + pathname + search, { method: request.method, headers, body, redirect: 'manual' });
    });
  const basketOf = (one: Visitor) => one.get('/basketedit.php');
  const wire = async (one: Visitor) => {
    const query =
      '{basket{products{id size additional comment basketGroupId worth{gross{value}}} basketGroups{id types worth{gross{value}} worthTotal{gross{value}} subscription{daysInPeriod}} basketCost{totalProductsCost{value} totalToPay{value}}} wrappers{productId quantity price{gross{value}}}}';
    return JSON.parse((await one.post('/graphql/v1/', JSON.stringify({ query }))).html).data;
  };
  const withLine = async (product: number, quantity = '1') => {
    const one = visitor();
    await one.post('/basketchange.php', { product: String(product), size: 'uniw', number: quantity });
    await basketOf(one);
    return one;
  };

  // The first one: the clock stands still, and earlier requests would count.
  it('limits forms with files per address, and counts none without', async () => {
    const one = await withLine(1017);
    const { settings } = shop().store;
    await settings.set('rateLimitFactor', 1);
    await settings.set('lineFileLimit', { perAddress: 2, window: 60_000 });
    try {
      const statuses: number[] = [];
      for (const file of ['1', '2', '3'])
        statuses.push((await one.post(address, multipart(row(1017, '1'), pdf(`${file}.pdf`)))).status);
      expect(statuses).toEqual([303, 303, 429]);
      expect((await one.post(address, multipart(row(1017, '1')))).status).toBe(303);
    } finally {
      await settings.set('rateLimitFactor', 1000);
    }
  });

  it('holds product id, size, group id, quantity with its step, comment of 255, attached files, gift and wrapper, to the order and beyond; a longer comment is cut and the page says so [E-12] [V-36]', async () => {
    const one = await withLine(1029, '2');
    const comment = `Na imieniny. ${'ż'.repeat(242)}`;
    const fields = {
      ...row(1029, '3'),
      'comment[0]': `${comment}!`,
      'wrapper[0]': '1049 uniw',
      gift_threshold: '1034 uniw',
    };
    const saved = await one.post(address, multipart(fields, pdf('dedykacja.pdf'), pdf('Kartka Źrebię.pdf')));
    expect([saved.status, saved.location]).toEqual([303, '/basketedit.php']);

    const page = await basketOf(one);
    const text = plain(page.text);
    for (const expected of [
      'uwaga może mieć najwyżej 255 znaków',
      'Świeca Żywica i dym: dodano plik dedykacja.pdf.',
      'Świeca Żywica i dym: zapakujemy na prezent.',
      'Wybrany prezent:',
      'dla: Świeca Żywica i dym',
    ])
      expect(text).toContain(expected);
    expect(hiddenFields(page)).toMatchObject({
      'product[0]': '1029',
      'size[0]': 'uniw',
      'additional[0]': '',
      'product[1]': '1049',
      'size[1]': 'uniw',
    });
    expect(page.html).toMatch(/<input(?=[^>]*name="set_quantity\[0\]")(?=[^>]*value="3")[^>]*>/);
    expect(page.html.match(/data-basket-group="1"/g)).toHaveLength(2);
    expect(page.html).toContain(comment);
    expect(page.html).not.toContain(`${comment}!`);
    expect(page.html).toMatch(/<input(?=[^>]*name="wrapper\[0\]")(?=[^>]*value="1049 uniw")(?=[^>]* checked="")[^>]*>/);
    expect(page.html).toMatch(/<input(?=[^>]*value="1034 uniw")(?=[^>]* checked="")[^>]*>/);
    expect(
      filesOf(page)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['Kartka Źrebię.pdf', 'dedykacja.pdf']);

    const { basket, wrappers } = await wire(one);
    const [candle, paper] = basket.products;
    const worth = candle.worth.gross.value + 15;
    expect(candle).toMatchObject({ id: 1029, size: 'uniw', additional: '', comment, basketGroupId: 1 });
    expect(paper).toMatchObject({ id: 1049, basketGroupId: 1, worth: { gross: { value: 15 } } });
    expect(basket.basketGroups).toEqual([
      {
        id: 1,
        types: ['standard'],
        worth: { gross: { value: worth } },
        worthTotal: { gross: { value: basket.basketCost.totalToPay.value } },
        subscription: null,
      },
    ]);
    expect(basket.basketCost.totalProductsCost.value).toBe(worth);
    expect(wrappers).toEqual([{ productId: 1049, quantity: 1, price: { gross: { value: 15 } } }]);

    await one.post('/order1.php', byCourier);
    const summary = await one.get('/order2.php');
    expect(plain(summary.text)).toContain('Pliki: dedykacja.pdf, Kartka Źrebię.pdf');
    expect(plain(summary.text)).toContain('dla: Świeca Żywica i dym');
    const placed = await one.post('/order2.php', { ...hiddenFields(summary), terms: '1', agree_service: '1' });
    const details = await one.get(placed.location!);
    expect(plain(details.text)).toContain('dla: Świeca Żywica i dym');
    expect(details.html).toContain(comment);
    const ordered = filesOf(details);
    expect(ordered.map(([name]) => name)).toEqual(['dedykacja.pdf', 'Kartka Źrebię.pdf']);
    // The mail's link has the order's key, and no session.
    for (const [, href] of ordered) expect((await visitor().get(href)).status).toBe(200);
    for (const [, href] of ordered) expect((await visitor().get(href.split('?')[0]!)).status).toBe(404);
    const number = new URL(placed.location!, 'http://shop.test').searchParams.get('order_number')!;
    const order = (await shop().store.orders.byNumber(number))!;
    expect(order.lines.map(({ productId, files }) => [productId, files.length])).toEqual([
      [1029, 2],
      [1049, 0],
      [1034, 0],
    ]);
    expect((await wire(one)).basket.products).toEqual([]);
  });

  it('has a group for goods in the parcel and one for others, with the delivery in the right one', async () => {
    const one = await withLine(1017);
    await one.post('/basketchange.php', { product: '1046', number: '1' });
    const { basket } = await wire(one);
    expect(basket.products.map(({ id, basketGroupId }: Record<string, number>) => [id, basketGroupId])).toEqual([
      [1017, 1],
      [1046, 2],
    ]);
    const { text } = await basketOf(one);
    expect(text).toContain('wyślemy e-mailem zaraz po opłaceniu');
    expect(text).not.toContain('czas wysyłki ustalimy');
    const [parcel, mail] = basket.basketGroups;
    expect([parcel.types, mail.types]).toEqual([['standard'], ['virtual']]);
    expect(mail.worthTotal).toEqual(mail.worth);
    expect(parcel.worthTotal.gross.value + mail.worthTotal.gross.value).toBeCloseTo(basket.basketCost.totalToPay.value);
    expect([...(await basketOf(one)).html.matchAll(/data-basket-group="(\d)"/g)].map(([, id]) => id)).toEqual([
      '1',
      '2',
    ]);
  });

  it('is unwrapped by the field, and by removing the wrapping, which the field beside does not restore', async () => {
    const one = await withLine(1029);
    const wrapped = { ...row(1029, '1'), 'wrapper[0]': '1049 uniw' };
    await one.post(address, wrapped);
    const { additional } = (await wire(one)).basket.products[1];
    await one.post(address, { ...wrapped, ...row(1049, '0', 1, 'uniw', additional) });
    expect((await wire(one)).wrappers).toEqual([]);
    await one.post(address, wrapped);
    await one.post(address, { ...row(1029, '1'), 'wrapper[0]': '' });
    expect(plain((await basketOf(one)).text)).toContain('Świeca Żywica i dym: bez pakowania na prezent.');
    await one.post(address, wrapped);
    await one.post(address, row(1029, '0'));
    expect((await wire(one)).basket.products).toEqual([]);
  });

  it('is wrapped as chosen when a form rejected for its quantity is sent again', async () => {
    const one = await withLine(1029);
    const refused = await one.post(address, { ...row(1029, 'dwie'), 'wrapper[0]': '1049 uniw' });
    expect(refused.status).toBe(422);
    const chosen = (html: string) =>
      [...html.matchAll(/<input[^>]*name="wrapper\[0\]"[^>]*>/g)]
        .filter(([input]) => input.includes(' checked=""'))
        .map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);
    expect(chosen(refused.html)).toEqual(['1049 uniw']);
    expect((await wire(one)).wrappers).toEqual([]);
    expect(chosen((await basketOf(one)).html)).toEqual(['']);
  });

  it('accepts only a wrapping as its wrapping', async () => {
    const one = await withLine(1029);
    for (const wrapper of ['1001 uniw', '9 uniw', '1049 xl', 'abc']) {
      const answer = await one.post(asPage, { ...row(1029, '1'), 'wrapper[0]': wrapper });
      const { notices } = JSON.parse(answer.html).page;
      expect(notices.map(({ tone }: { tone: string }) => tone)).toEqual(wrapper === 'abc' ? [] : ['error']);
    }
    expect((await wire(one)).basket.products).toHaveLength(1);
    expect((await basketOf(await withLine(1017))).html).not.toContain('name="wrapper[0]"');
  });

  it('rejects files by name, size, kind and number, reports it at the line, and keeps other input [V-17 part]', async () => {
    const one = await withLine(1017);
    const refused = async (fields: Record<string, string>, ...files: File[]) => {
      const answer = await one.post(address, multipart({ ...row(1017, '2'), ...fields }, ...files));
      expect(answer.status).toBe(422);
      return plain(answer.text);
    };
    expect(await refused({ 'comment[0]': 'Bez metki.' }, pdf('gra.exe'), pdf('dobry.pdf'))).toContain(
      'Nie można wgrać pliku gra.exe, ponieważ załączanie plików tego typu jest niedozwolone.',
    );
    const kept = await basketOf(one);
    expect(kept.html).toContain('Bez metki.');
    expect(kept.html).toMatch(/<input(?=[^>]*name="set_quantity\[0\]")(?=[^>]*value="2")[^>]*>/);
    expect(filesOf(kept).map(([name]) => name)).toEqual(['dobry.pdf']);

    const program = new File(['MZ\u0090\u0000'], 'projekt.pdf', { type: 'application/pdf' });
    expect(await refused({}, program)).toContain('Nie można wgrać pliku projekt.pdf, ponieważ załączanie');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'duzy.pdf');
    expect(await refused({}, large)).toContain(
      'Nie można wgrać pliku duzy.pdf, ponieważ przekracza maksymalny dozwolony rozmiar 10MB.',
    );
    const many = [1, 2, 3, 4, 5].map((n) => pdf(`plik-${n}.pdf`));
    expect(await refused({}, ...many)).toContain('Możesz dodać najwyżej 5 plików.');
    expect(filesOf(await basketOf(one))).toHaveLength(5);

    // An invalid quantity loses no file.
    const other = await withLine(1017);
    const wrong = await other.post(address, multipart(row(1017, 'dużo'), pdf('projekt.pdf')));
    expect([wrong.status, filesOf(wrong).map(([name]) => name)]).toEqual([422, ['projekt.pdf']]);
  });

  it('returns the code of the platform to programs, with a reason', async () => {
    const one = await withLine(1017);
    const answerTo = async (file: File) => {
      const answer = await one.post(asPage, multipart({ 'product[0]': '1017', 'size[0]': 'uniw' }, file));
      const { result, page } = JSON.parse(answer.html);
      expect([answer.status, result.status, page.fileProblem]).toEqual([422, 'error', result.message]);
      return result.code;
    };
    expect([
      await answerTo(pdf('a.php')),
      await answerTo(new File(['\u00ff\u00d8\u00ff'], 'a.html')),
      await answerTo(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.zip')),
      await answerTo(new File([new Uint8Array((await jpeg(400, 400)).subarray(0, 200))], 'a.jpg')),
    ]).toEqual([
      'file_upload_invalid_extension',
      'file_upload_invalid_extension',
      'file_upload_size_exceeded',
      'file_upload_invalid_type',
    ]);
    const sent = await one.post(asPage, multipart({ 'product[0]': '1017', 'size[0]': 'uniw' }, pdf('a.pdf')));
    const { page } = JSON.parse(sent.html);
    expect(page.basket.lines[0].files).toMatchObject([{ fileName: 'a.pdf' }]);
    expect(page.basket.lines[0].quantity).toBe(1000);
  });

  it('keeps only the picture of a photograph, and serves files of any kind as downloads', async () => {
    const one = await withLine(1017);
    const photo = new Uint8Array(await jpeg(80, 60, { Artist: 'Hanna Nowak' }));
    const page = new File(['<script>alert(1)</script>'], "o'k (1).txt", { type: 'text/html' });
    await one.post(address, multipart(row(1017, '1'), new File([photo], 'foto.jpg'), new File([page], "o'k (1).txt")));
    const links = filesOf(await basketOf(one));
    expect(links).toHaveLength(2);
    const { lines } = shop();
    expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    for (const [name, href] of links) {
      const answer = await one.fetch(href);
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      // Its own policy, instead of the pages' one: nothing of it would run even if a browser showed it.
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (name === 'foto.jpg') {
        expect(bytes.includes('Hanna Nowak')).toBe(false);
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 60, format: 'jpeg' });
      } else {
        expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''o%27k%20%281%29.txt");
        expect(bytes.toString()).toBe('<script>alert(1)</script>');
      }
      expect((await visitor().fetch(href)).status).toBe(404);
    }
  });

  it('loses a file by its button, once, and not by another visitor', async () => {
    const one = await withLine(1017);
    await one.post(address, multipart(row(1017, '1'), pdf('a.pdf')));
    const [[, href]] = filesOf(await basketOf(one)) as [readonly [string, string]];
    const remove = { ...row(1017, '1'), 'remove_file[0]': href.slice('/attachments/'.length) };
    const stranger = await withLine(1017);
    await stranger.post(address, remove);
    expect((await one.fetch(href)).status).toBe(200);
    await one.post(address, remove);
    expect(plain((await basketOf(one)).text)).toContain('Torba Targ: usunięto plik a.pdf.');
    await one.post(address, remove);
    expect(filesOf(await basketOf(one))).toEqual([]);
    expect((await one.fetch(href)).status).toBe(404);
  });

  it('caused no server error', () => {
    expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
