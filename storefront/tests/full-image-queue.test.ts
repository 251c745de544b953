import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdDecoder } from '../platform/decoding/testing/hold-decoder.ts';
import { fileOf, jpeg } from '../platform/uploads/testing/photos.ts';
import { describeOnEngines } from '../testing/running-shop.ts';
import { browser } from '../testing/visitor.ts';

const plain = (html: string) => html.replace(/[\u00a0\s]+/g, ' ');
const basket = '/basketchange.php?type=multiproduct';

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describeOnEngines('while too many images wait to be decoded', (shop) => {
  let decoder: Awaited<ReturnType<typeof holdDecoder>>;
  beforeEach(async () => {
    await shop().store.settings.set('imagesWaiting', 0);
    decoder = await holdDecoder();
  });
  afterEach(async () => {
    await decoder.free();
    await shop().store.settings.reset('imagesWaiting');
  });

  const opinion = async () => ({
    product: '1001',
    note: '4',
    opinion: 'Dobrze leży w dłoni.',
    addopinion_name: 'Hanna',
    addopinion_email: 'hanna@poczta.pl',
    opinion_photo: fileOf(await jpeg(64, 48), 'kubek.jpg'),
  });

  it('an opinion keeps all typed text, and can be sent again later', async () => {
    const visitor = browser(shop());
    const answer = await visitor.post('/settings.php', formOf(await opinion()));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    const html = await answer.text();
    expect(html).toContain('Dobrze leży w dłoni.</textarea>');
    expect(html).toMatch(/<input(?=[^>]*name="addopinion_email")(?=[^>]*value="hanna@poczta\.pl")/);
    expect(plain(html)).toContain('nie zdążyliśmy przyjąć pliku kubek.jpg. Dodaj go jeszcze raz za chwilę.');
    await decoder.free();
    expect((await visitor.postAndFollow('/settings.php', formOf(await opinion()))).text).toContain('Dziękujemy');
  });

  it('the call for opinions returns the same to programs', async () => {
    const { product, opinion: text, addopinion_name, addopinion_email, note, opinion_photo } = await opinion();
    const wire = { sourceId: product, rating: note, opinion: text, author: addopinion_name, email: addopinion_email };
    const answer = await browser(shop()).post('/ajax/opinions.php?action=insert', formOf({ ...wire, opinion_photo }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject({
      errors: [
        { code: 'opinion_addphotoerror', field: 'opinion_photo', message: expect.stringContaining('za chwilę') },
      ],
    });
  });

  it('a basket form keeps comment and documents, and reports at the line which picture to add again', async () => {
    const visitor = browser(shop());
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    const row = { 'product[0]': '1017', 'size[0]': 'uniw', 'additional[0]': '', 'set_quantity[0]': '2' };
    const form = formOf({ ...row, 'comment[0]': 'Bez metki.' });
    form.append('files[0]', new File(['%PDF-1.7 x'], 'dobry.pdf'));
    form.append('files[0]', fileOf(await jpeg(64, 48), 'wzor.jpg'));
    const answer = await visitor.post(basket, form);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    const html = await answer.text();
    expect(plain(html)).toContain('nie zdążyliśmy przyjąć pliku wzor.jpg. Dodaj go jeszcze raz za chwilę.');
    expect(html).toContain('Bez metki.');
    expect(html).toMatch(/<input(?=[^>]*name="set_quantity\[0\]")(?=[^>]*value="2")[^>]*>/);
    expect(html).toContain('dobry.pdf');

    const again = formOf({ 'product[0]': '1017', 'size[0]': 'uniw', 'additional[0]': '' });
    again.append('files[0]', fileOf(await jpeg(64, 48), 'wzor.jpg'));
    const refused = await visitor.post(`${basket}&getAjax=true&view=page`, again);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      result: { status: 'error' },
      page: { fileProblem: expect.stringContaining('wzor.jpg') },
    });
    await decoder.free();
    expect((await visitor.post(basket, again)).status).toBe(303);
  });

  it('a client that disconnects leaves the queue, and counts as gone', async () => {
    await shop().store.settings.set('imagesWaiting', 2);
    const before = shop().lines.length;
    const statuses = () =>
      shop()
        .lines.slice(before)
        .map((line) => JSON.parse(line) as { level: string; event: string; status?: number })
        .filter(({ event, level }) => event === 'request' || level === 'error');
    const request = new Request(shop().url, { method: 'POST', body: formOf(await opinion()) });
    const body = Buffer.from(await request.arrayBuffer());
    const { hostname, port, origin } = new URL(shop().url);
    const head = [
      'POST /settings.php HTTP/1.1',
      `Host: ${hostname}:${port}`,
      `Origin: ${origin}`,
      `Content-Type: ${request.headers.get('content-type')}`,
      `Content-Length: ${body.length}`,
    ];
    const socket = connect(Number(port), hostname);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body);
    await vi.waitFor(async () => expect(await decoder.hasWaiting()).toBe(true), { timeout: 20_000 });
    socket.destroy();
    await vi.waitFor(() => expect(statuses()).toContainEqual(expect.objectContaining({ status: 499 })), {
      timeout: 20_000,
    });
    expect(await decoder.hasWaiting()).toBe(false);
    expect(statuses().filter(({ level }) => level === 'error')).toEqual([]);
  });
});
