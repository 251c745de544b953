import { expect, it } from 'vitest';
import { fileOf, jpeg } from '../../platform/uploads/testing/photos.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { browser, takeMails } from '../../testing/visitor.ts';

// Each test knows the type of its response.
interface Answer {
  result: Record<string, unknown>;
  results: ReadonlyArray<Record<string, unknown>>;
  errors: ReadonlyArray<{ code: string; message: string; field?: string }>;
}
const read = async (response: Response): Promise<Answer> => JSON.parse(await response.text()) as Answer;

const foreign = { Origin: 'https://example.org', 'Sec-Fetch-Site': 'cross-site' };

describeOnEngines('calls that send something', (shop) => {
  const insert = '/ajax/opinions.php?action=insert';
  const sent = {
    email: 'hanna@poczta.pl',
    author: 'Hanna',
    sourceId: '1001',
    sourceType: 'p',
    orderSerialNumber: '',
    language: 'pol',
    rating: '5',
    opinion: 'Lekki i\u00a0ciepły.',
  };

  it('an opinion is accepted like by the form, with a photo, and once', async () => {
    const visitor = browser(shop());
    const form = new FormData();
    for (const [name, value] of Object.entries(sent)) form.append(name, value);
    form.append('opinion_photo', fileOf(await jpeg(30, 20), 'a.jpg'));
    for (let time = 0; time < 2; time += 1) {
      const answer = await read(await visitor.post(insert, form));
      expect(answer).toMatchObject({ result: { status: 'success', code: 'opinion_addsuccess' }, errors: [] });
    }
    expect((await takeMails(shop())).map(({ recipient }) => recipient)).toEqual(['hanna@poczta.pl']);
  });

  it('a rejected opinion has a reason, by the names of the wire [X-14 part]', async () => {
    const visitor = browser(shop());
    const bad = { ...sent, email: 'hanna', rating: '7', opinion: '' };
    const { result, errors } = await read(await visitor.post(insert, bad));
    expect(result).toEqual({ status: 'error' });
    expect(errors).toEqual([
      { code: 'opinion_adderror', field: 'rating', message: 'Proszę wybrać opcję.' },
      { code: 'opinion_adderror', field: 'opinion', message: 'Napisz opinię.' },
      { code: 'opinion_adderror', field: 'email', message: 'Podano niepoprawny adres email.' },
    ]);
    for (const [wrong, field] of [
      [{ sourceId: '1' }, 'opinion'],
      [{ sourceId: 'abc' }, 'opinion'],
      [{ sourceType: 'o' }, 'sourceType'],
    ] as const) {
      expect(await read(await visitor.post(insert, { ...sent, ...wrong }))).toMatchObject({
        result: { status: 'error' },
        errors: [{ code: 'opinion_adderror', field }],
      });
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(sent)) form.append(name, value);
    form.append('opinion_photo', fileOf('GIF89a', 'a.gif', 'image/gif'));
    expect((await read(await visitor.post(insert, form))).errors).toEqual([
      { code: 'opinion_addphotoerror', field: 'opinion_photo', message: 'Dopuszczalne formaty zdjęć: .jpg.' },
    ]);
    expect(await takeMails(shop())).toEqual([]);
  });

  it('an opinion is rated once by a visitor', async () => {
    const { store } = shop();
    const { id } = (await store.catalogue.opinionList({ productId: 1001, portion: 1 })).opinions[0]!;
    const rate = '/ajax/opinions.php?action=rate';
    const vote = async (visitor: ReturnType<typeof browser>, operation: string) =>
      read(await visitor.post(rate, { id: String(id), operation }));
    const [one, other] = [browser(shop()), browser(shop())];
    expect(await vote(one, 'positive')).toEqual({ result: { score_positive: 1, score_negative: 0 }, errors: [] });
    expect(await vote(other, 'negative')).toEqual({ result: { score_positive: 1, score_negative: 1 }, errors: [] });
    for (const operation of ['positive', 'negative']) {
      expect(await vote(one, operation)).toEqual({
        result: { score_positive: 1, score_negative: 1 },
        errors: [{ code: 'already_rated', message: 'Ta opinia ma już Twoją ocenę.' }],
      });
    }
    const { results } = await read(await one.get('/ajax/opinions.php?action=get&type=product&sourceId=1001'));
    const shown = results.find((result) => result['id'] === id);
    expect(shown).toMatchObject({ scorePositive: 1, scoreNegative: 1 });
  });

  it.each([
    ['unknown_operation', { id: '1', operation: 'maybe' }],
    ['unknown_operation', { id: '1' }],
    ['unknown_opinion', { id: '999999', operation: 'positive' }],
    ['unknown_opinion', { id: "1' or 1=1", operation: 'positive' }],
    ['unknown_opinion', { operation: 'positive' }],
  ])('a vote is rejected as %s, and starts no session', async (code, fields) => {
    const visitor = browser(shop());
    const answer = await read(await visitor.post('/ajax/opinions.php?action=rate', fields));
    expect(answer).toEqual({ result: null, errors: [{ code, message: expect.stringMatching(/\.$|negative/) }] });
    expect(visitor.cookie()).toBe('');
  });

  it.each([insert, '/ajax/opinions.php?action=rate'])('%s accepts only POST, from this shop', async (path) => {
    const visitor = browser(shop());
    expect((await visitor.get(path)).status).toBe(405);
    const refused = await visitor.post(path, sent, foreign);
    expect([refused.status, (await read(refused)).errors[0]?.code]).toEqual([403, 'FORBIDDEN']);
    const broken = await fetch(shop().url + path, {
      method: 'POST',
      body: '--x\r\nno form',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
    expect(visitor.cookie()).toBe('');
    expect(await takeMails(shop())).toEqual([]);
  });

  const observe = '/ajax/projector.php?action=set_product_observed';
  const wish = { product: '1003', size: 'onesize', email: 'hanna@poczta.pl', mode: '2', phone: '' };

  it('a sold-out size is observed by the older POST and by the newer GET [C-22]', async () => {
    const visitor = browser(shop());
    const response = await visitor.post(observe, wish);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await read(response)).toMatchObject({ status: 'success' });
    const query = new URLSearchParams({
      product: '1003',
      size: 'uniw',
      email: 'ola@poczta.pl',
      mode: '2',
      recaptcha: '',
      field: '{}',
    });
    expect(await read(await visitor.get(`${observe}&${query.toString()}`))).toMatchObject({ status: 'success' });
    const field = JSON.stringify({ product: 1003, size: 'uniw', email: 'ewa@poczta.pl' });
    const packed = new URLSearchParams({ mode: '2', recaptcha: '', field });
    expect(await read(await visitor.get(`${observe}&${packed.toString()}`))).toMatchObject({ status: 'success' });
  });

  it.each([
    ['mail', { email: 'hanna@' }],
    ['mail', { email: '' }],
    ['unknown', { product: '1' }],
    ['unknown', { product: '' }],
    ['unknown', { size: 'xxl' }],
    ['available', { product: '1001' }],
  ])('a wish is rejected as "%s" [C-22 part] [X-10 part]', async (errdesc, wrong) => {
    for (const response of [
      await browser(shop()).post(observe, { ...wish, ...wrong }),
      await browser(shop()).get(`${observe}&${new URLSearchParams({ ...wish, ...wrong }).toString()}`),
    ]) {
      expect(response.status).toBe(200);
      expect(await read(response)).toMatchObject({ status: 'error', errdesc });
    }
  });

  it('an address is limited to its daily number of wishes [C-22 part] [X-10 part]', async () => {
    const email = 'duzo@poczta.pl';
    // The shop's limit is ten; fewer sizes are sold out, so the store adds the rest.
    const { store } = shop();
    const answer = async () => read(await browser(shop()).post(observe, { ...wish, email }));
    expect(await answer()).toMatchObject({ status: 'success' });
    const limited = await store.observations.add({ productId: 1013, size: 'l', email, phone: '' }, 1);
    expect(limited).toEqual({ kind: 'limit' });
  });

  it('another site observes nothing, nor does HEAD; clients see no success in either', async () => {
    const query = new URLSearchParams({ ...wish, email: 'obcy@poczta.pl' }).toString();
    for (const response of [
      await browser(shop()).get(`${observe}&${query}`, foreign),
      await browser(shop()).post(observe, { ...wish, email: 'obcy@poczta.pl' }, foreign),
    ]) {
      expect([response.status, await read(response)]).toEqual([403, expect.objectContaining({ status: 'error' })]);
    }
    expect((await fetch(`${shop().url}${observe}&${query}`, { method: 'HEAD' })).status).toBe(405);
    const kept = await shop().store.observations.add({
      productId: 1003,
      size: 'uniw',
      email: 'obcy@poczta.pl',
      phone: '',
    });
    expect(kept).toEqual({ kind: 'added' });
  });
});
