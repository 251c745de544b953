import { expect, it } from 'vitest';
import { bomb, fileOf, jpeg } from '../../platform/uploads/testing/photos.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { browser, linkOf, takeMessages, valueOf, wordsOf } from '../../testing/visitor.ts';

const path = '/settings.php';

function opinion(more: Record<string, string | File> = {}): FormData {
  const form = new FormData();
  const fields: Record<string, string | File> = {
    product: '1001',
    note: '4',
    opinion: 'Dobrze leży w\u00a0dłoni.\n<b>Polecam</b>',
    addopinion_name: 'Hanna',
    addopinion_email: 'hanna@poczta.pl',
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describeOnEngines('an opinion of a product', (shop) => {
  const countOf = async (id: number) => (await shop().store.catalogue.opinionList({ productId: id, portion: 1 })).total;
  const photoOf = async (productId: number) => {
    const list = { productId, isConfirmedOnly: false, order: 'newest', skipped: 0, count: 100 } as const;
    return (await shop().store.productOpinions.list(list, null)).flatMap(({ photos }) => photos)[0];
  };

  it('is shown once its address is confirmed, as text, with its photo [H-06 part] [E-18 part]', async () => {
    const before = await countOf(1001);
    const visitor = browser(shop());
    const photo = fileOf(await jpeg(640, 480), 'kubek.jpg');
    const { address, text } = await visitor.postAndFollow(path, opinion({ opinion_photo: photo }));
    expect(address).toMatch(/^\/product-pol-1001-/);
    expect(text).toContain('Dziękujemy, opinia została wysłana. Potwierdź ją');
    expect(await countOf(1001)).toBe(before);
    // A form that is sent twice.
    await visitor.postAndFollow(path, opinion());
    const mails = await takeMessages(shop());
    expect(mails.map(({ to }) => to)).toEqual(['hanna@poczta.pl']);
    // Any visitor can type another's address.
    expect(mails[0]!.html).not.toContain('Polecam');

    const opened = await (await browser(shop()).get(linkOf(shop(), mails[0]!))).text();
    expect(opened).toContain('&lt;b&gt;Polecam&lt;/b&gt;');
    expect(await countOf(1001)).toBe(before);
    const press = { opinion_action: 'confirm', key: valueOf(opened, 'key')! };
    const other = browser(shop());
    expect((await other.postAndFollow(path, press)).text).toContain('Opinia jest już widoczna przy produkcie.');
    await other.postAndFollow(path, press);
    expect(await countOf(1001)).toBe(before + 1);
    const [newest] = (await shop().store.catalogue.opinionList({ productId: 1001, portion: 1 })).opinions;
    expect(newest).toMatchObject({ author: 'Hanna', rating: 4, isConfirmed: false });
    const html = await (await other.get(address)).text();
    expect(html).toContain('&lt;b&gt;Polecam&lt;/b&gt;');
    expect(html).not.toContain('<b>Polecam');

    const kept = (await photoOf(1001))!;
    expect(kept).toMatchObject({ width: 640, height: 480 });
    expect(html).toContain(`href="/uploads/${kept.name}"`);
    expect(html).toContain(
      `src="/uploads/${kept.name}" width="640" height="480" alt="Powiększ zdjęcie do opinii: Hanna"`,
    );
    const seen = await fetch(`${shop().url}/uploads/${kept.name}`);
    const header = (name: string) => seen.headers.get(name);
    expect([seen.status, header('content-type'), header('x-content-type-options')]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    expect([header('content-security-policy'), header('content-disposition')]).toEqual([
      "default-src 'none'; sandbox",
      null,
    ]);
  });

  it('is one of each address and product', async () => {
    const visitor = browser(shop());
    const send = async (content: string) => {
      await visitor.postAndFollow(
        path,
        opinion({ product: '1002', opinion: content, addopinion_email: 'ola@poczta.pl' }),
      );
      const [mail] = await takeMessages(shop());
      return valueOf(await (await visitor.get(linkOf(shop(), mail!))).text(), 'key')!;
    };
    const [first, second] = [await send('Pierwsza'), await send('Druga')];
    const before = await countOf(1002);
    await visitor.postAndFollow(path, { opinion_action: 'confirm', key: first });
    const { text } = await visitor.postAndFollow(path, { opinion_action: 'confirm', key: second });
    expect(text).toContain('Ten produkt ma już opinię z Twojego adresu.');
    expect(await countOf(1002)).toBe(before + 1);
  });

  it.each<[string, Record<string, string>, string]>([
    ['empty fields', { note: '', opinion: '', addopinion_name: '', addopinion_email: '' }, 'Napisz opinię.'],
    ['no stars', { note: '' }, 'Proszę wybrać opcję.'],
    ['six stars', { note: '6' }, 'Proszę wybrać opcję.'],
    ['no words', { opinion: ' \n ' }, 'Napisz opinię.'],
    ['a long text', { opinion: 'a'.repeat(2001) }, 'Maksymalna liczba znaków dla tego pola to 2 000'],
    ['no name', { addopinion_name: '' }, 'Proszę wypełnić to pole.'],
    ['a name with code', { addopinion_name: '<i>' }, 'W tym polu jest znak, którego nie przyjmujemy.'],
    ['an invalid e-mail', { addopinion_email: 'hanna@' }, 'Podano niepoprawny adres email.'],
  ])(
    'with %s is rejected at its field, and keeps all typed text [V-07 part] [X-14 part]',
    async (_name, wrong, message) => {
      const response = await browser(shop()).post(path, opinion({ product: '1004', ...wrong }));
      const html = (await response.text()).replaceAll('\u00a0', ' ');
      expect(response.status).toBe(422);
      expect(html).toContain(message);
      // Without scripts a link of the summary still leads to its field.
      const places = [...html.matchAll(/<li><a[^>]*href="#([\w-]+)"/g)].map(([, id]) => html.includes(` id="${id}"`));
      expect(places).toEqual(places.map(() => true));
      expect(places.length).toBeGreaterThan(0);
      if (!('opinion' in wrong)) expect(html).toContain('Dobrze leży w dłoni.');
      if (!('addopinion_email' in wrong)) expect(html).toContain('hanna@poczta.pl');
      expect(await takeMessages(shop())).toEqual([]);
    },
  );

  it.each<[string, () => Promise<File>, string]>([
    ['a bomb', async () => fileOf(await bomb(), 'a.jpg'), 'Maksymalny rozmiar zdjęcia to: 2048x1536px.'],
    ['a page', async () => fileOf('<script>alert(1)</script>', 'a.jpg'), 'Dopuszczalne formaty zdjęć: .jpg.'],
    [
      'a script',
      async () => fileOf('<?php', 'a.php', 'application/x-httpd-php'),
      'Nie można wgrać pliku a.php, ponieważ załączanie plików tego typu jest niedozwolone.',
    ],
    [
      'more than 10 MB',
      async () => fileOf(new Uint8Array(10 * 1024 * 1024 + 1), 'a.jpg'),
      'Nie można wgrać pliku a.jpg, ponieważ przekracza maksymalny dozwolony rozmiar 10MB.',
    ],
  ])(
    'with %s for a photo is rejected at the field [V-17 part] [V-18 part] [X-14 part]',
    async (_name, file, message) => {
      const response = await browser(shop()).post(path, opinion({ product: '1004', opinion_photo: await file() }));
      const html = (await response.text()).replaceAll('\u00a0', ' ');
      expect(response.status).toBe(422);
      expect(html).toContain(message);
      expect(html).toContain('Dobrze leży w dłoni.');
      expect(await takeMessages(shop())).toEqual([]);
    },
  );

  it('with a photo: .jpg or .jpeg, kept at most 2048 x 1536 pixels, lying or upright; else the messages of the specification [V-18]', async () => {
    const send = async (product: string, photo: File) => {
      const response = await browser(shop()).post(path, opinion({ product, opinion_photo: photo }));
      return { status: response.status, html: (await response.text()).replaceAll('\u00a0', ' ') };
    };
    for (const [product, name, sent, kept] of [
      ['1006', 'kubek.jpg', [2048, 1536], [2048, 1536]],
      ['1008', 'kubek.jpeg', [1536, 2048], [1536, 2048]],
      ['1009', 'KUBEK.JPG', [3000, 2250], [2048, 1536]],
      ['1010', 'kubek.jpg', [2250, 3000], [1536, 2048]],
    ] as const) {
      const bytes = await jpeg(sent[0], sent[1]);
      expect((await send(product, fileOf(bytes, name))).status).toBe(303);
      const [mail] = await takeMessages(shop());
      const visitor = browser(shop());
      const key = valueOf(await (await visitor.get(linkOf(shop(), mail!))).text(), 'key')!;
      await visitor.postAndFollow(path, { opinion_action: 'confirm', key });
      const { width, height } = (await photoOf(Number(product)))!;
      expect([width, height], `${sent.join(' x ')}`).toEqual(kept);
    }
    for (const [photo, message] of [
      [fileOf(await jpeg(8, 8), 'kubek.png', 'image/png'), 'Dopuszczalne formaty zdjęć: .jpg.'],
      [fileOf(await jpeg(8, 8), 'kubek.gif'), 'Dopuszczalne formaty zdjęć: .jpg.'],
      [fileOf(await bomb(), 'kubek.jpg'), 'Maksymalny rozmiar zdjęcia to: 2048x1536px.'],
    ] as const) {
      const { status, html } = await send('1011', photo);
      expect([status, html.includes(message)]).toEqual([422, true]);
    }
  });

  it('above the file limit is not read', async () => {
    const form = opinion({ opinion_photo: fileOf(new Uint8Array(15 * 1024 * 1024), 'a.jpg') });
    expect((await browser(shop()).post(path, form)).status).toBe(413);
  });

  it('comes from no other site and belongs to a product', async () => {
    const visitor = browser(shop());
    const foreign = { Origin: 'https://example.org', 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.post(path, opinion(), foreign)).status).toBe(403);
    expect((await visitor.post(path, opinion({ product: '1' }))).status).toBe(404);
    expect((await visitor.post(path, { opinion_action: 'confirm', key: 'abc' })).status).toBe(404);
    expect((await visitor.get(`${path}?opinion_action=confirm&key=abc`)).status).toBe(404);
    expect(await wordsOf(await visitor.get(`${path}?opinion_action=add&product=1001`))).toContain('Napisz opinię');
  });

  it('hides its photo until the opinion is shown, and serves no other file', async () => {
    const photo = fileOf(await jpeg(20, 20), 'a.jpg');
    await browser(shop()).post(path, opinion({ product: '1005', opinion_photo: photo }));
    await takeMessages(shop());
    expect(await photoOf(1005)).toBeUndefined();
    for (const name of ['a.jpg', '..%2fshop.jpg', 'shop.sqlite', 'x.jpg.part']) {
      expect((await fetch(`${shop().url}/uploads/${name}`)).status).toBe(404);
    }
  });
});
