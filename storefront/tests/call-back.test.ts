import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDate } from '../../components/dates/index.ts';
import { compose } from '../mails/compose.ts';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';

/** A Friday. The shop calls on working days from 9 to 17, half an hour after the wish at the earliest. */
let now = Date.parse('2026-11-20T10:00:00+01:00');
let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop(() => now);
  await shop.store.settings.set('callBackMoreDays', 'multiple-ranged');
});
afterAll(() => shop.close());

const wish = {
  do: 'call',
  call_phone: '600 000 000',
  call_at: '2026-11-23T10:30',
  call_name: 'Hanna',
  call_subject: 'product',
  call_topic: 'Stół',
};

it('sends the shop a wish to be called, once, and says when it calls', async () => {
  const caller = shop.visitor();
  for (const _ of [1, 2]) {
    const { status, location } = await caller.post('/contact.php', wish);
    expect([status, location]).toEqual([303, '/contact.php']);
  }
  expect((await caller.get('/contact.php')).text).toMatch(
    /Zadzwonimy: poniedziałek, 23 listopada 2026, 10:30, pod numer 600 000 000\./,
  );
  const waiting = (await shop.store.outbox.claim(20)).filter(({ kind }) => kind === 'contact-call');
  expect(waiting).toHaveLength(1);
  const mail = await compose(waiting[0]!, shop.store, 'https://shop.example');
  expect(mail).toMatchObject({
    to: 'pomoc@sien.example',
    subject: 'Oddzwoń: poniedziałek, 23 listopada 2026, 10:30, 600 000 000',
  });
  for (const words of ['Hanna prosi o\u00a0telefon', 'Sprawa: Produkt.', 'Stół', 'tel:600000000'])
    expect(mail?.text).toContain(words);
});

it.each([
  ['no day', '', 'Proszę wypełnić to pole.'],
  ['no moment', 'jutro', 'Podaj dzień i godzinę, np. piątek, 20 listopada, 11:00.'],
  ['a day that is none', '2026-02-30T10:00', 'Podaj dzień i godzinę'],
  ['a Saturday', '2026-11-21T10:00', 'Tego dnia nie dzwonimy. Wybierz dzień roboczy do 20 grudnia'],
  ['a day too far', '2026-12-21T10:00', 'Tego dnia nie dzwonimy.'],
  ['the past', '2026-11-19T10:00', 'Tego dnia nie dzwonimy.'],
  ['an hour that has begun', '2026-11-20T10:30', 'Dzwonimy od 9:00 do 17:00.'],
  ['the evening', '2026-11-23T17:00', 'Dzwonimy od 9:00 do 17:00.'],
])('refuses %s and keeps what is typed', async (_, call_at, problem) => {
  const { status, text, html } = await shop.visitor().post('/contact.php', { ...wish, call_at });
  expect(status).toBe(422);
  expect(text.replaceAll('\u00a0', ' ')).toContain(problem);
  expect(html).toContain('value="600 000 000"');
});

it('needs a subject: a select with a placeholder must have an option chosen [V-03]', async () => {
  const select = (html: string) => /<select[^>]*id="call_subject"[^>]*>.*?<\/select>/s.exec(html)?.[0] ?? '';
  expect(select((await shop.visitor().get('/contact.php')).html)).toMatch(/<option[^>]*value=""[^>]*>Wybierz sprawę</);
  for (const call_subject of ['', 'horoskop']) {
    const { status, html } = await shop.visitor().post('/contact.php', { ...wish, call_subject });
    expect(status).toBe(422);
    expect(select(html)).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^" ]+)/.exec(select(html))?.[1] ?? '';
    expect(new RegExp(`id="${described}"[^>]*>(?:<[^>]*>|[^<])*?Proszę wybrać opcję\\.`).test(html)).toBe(true);
  }
});

it('takes more days one by one and in spans, without days that have no calls [T-04 part]', async () => {
  const days = async (call_days: string) => {
    const { status } = await shop.visitor().post('/contact.php', { ...wish, call_topic: call_days, call_days });
    const mails = (await shop.store.outbox.claim(20)).filter(({ kind }) => kind === 'contact-call');
    const mail = mails[0] && (await compose(mails[0], shop.store, 'https://shop.example'));
    return [status, /Inne dni: ([^.]*)\./.exec(mail?.text.replaceAll('\u00a0', ' ') ?? '')?.[1]];
  };
  expect(await days('2026-11-26; 2026-11-24;2026-11-26')).toEqual([
    303,
    'wtorek, 24 listopada; czwartek, 26 listopada',
  ]);
  // A weekend lies between, and the last day may come first.
  expect(await days('2026-11-30 do 2026-11-27')).toEqual([303, 'piątek, 27 listopada; poniedziałek, 30 listopada']);
  expect(await days('2026-11-24; 2026-11-28')).toEqual([422, undefined]);
  expect(await days('2026-11-24 do 2026-11-25 do 2026-11-26')).toEqual([422, undefined]);
});

describe('a window for the second call', () => {
  beforeAll(() => shop.store.settings.set('callBackMoreDays', 'window'));
  afterAll(() => shop.store.settings.set('callBackMoreDays', 'multiple-ranged'));
  const ask = (call_from: string, call_to: string, topic = call_from + call_to) =>
    shop.visitor().post('/contact.php', { ...wish, call_topic: topic, call_from, call_to });

  it('from a day and an hour to another reaches the shop by mail, until the hour at which calls end', async () => {
    expect((await ask('', '')).status).toBe(303);
    expect((await ask('2026-11-23T15:00', '2026-11-25T17:00')).status).toBe(303);
    const calls = (await shop.store.outbox.claim(20)).filter(({ kind }) => kind === 'contact-call');
    const mails = await Promise.all(calls.map((call) => compose(call, shop.store, 'https://shop.example')));
    const windows = mails.map((mail) => /Gdy się nie uda[^.]*\./.exec(mail?.text.replaceAll(/\s/g, ' ') ?? '')?.[0]);
    expect(windows).toEqual([
      undefined,
      'Gdy się nie uda, spróbuj od poniedziałek, 23 listopada 2026, 15:00 do środa, 25 listopada 2026, 17:00.',
    ]);
  });

  it.each([
    ['no start', '', '2026-11-25T12:00', 'Podaj też, od kiedy możemy próbować.'],
    ['no end', '2026-11-23T15:00', '', 'Podaj też, do kiedy możemy próbować.'],
    ['an end before its start', '2026-11-25T15:00', '2026-11-25T12:00', 'Koniec jest przed początkiem.'],
    ['one moment', '2026-11-25T15:00', '2026-11-25T15:00', 'Koniec jest przed początkiem.'],
    ['a start on Saturday', '2026-11-21T10:00', '2026-11-25T12:00', 'Tego dnia nie dzwonimy.'],
    ['an end on Sunday', '2026-11-23T15:00', '2026-11-29T17:00', 'Tego dnia nie dzwonimy.'],
    ['the evening', '2026-11-23T15:00', '2026-11-25T17:30', 'Dzwonimy od 9:00 do 17:00.'],
    ['no moment', 'jutro', '2026-11-25T12:00', 'Podaj dzień i godzinę'],
  ])('refuses %s and keeps what is typed', async (_, from, to, problem) => {
    const { status, text, html } = await ask(from, to);
    expect([status, text.replaceAll('\u00a0', ' ').includes(problem)]).toEqual([422, true]);
    for (const moment of [from, to].filter((one) => one.includes('T'))) expect(html).toContain(`value="${moment}`);
  });
});

describe('a date that cannot be read', () => {
  afterAll(() => shop.store.settings.set('dateFormat', 'yy-mm-dd'));

  // The sixth error, "Invalid arguments", is thrown where a caller gives no text: a form always sends one, so no shopper can cause it.
  it.each([
    ['d.m.yy', '24..2026', 'Missing number at position 3', 'Po „24.” brakuje cyfr. Wpisz datę tak: 20.11.2026.'],
    ['d MM yy', '24 lipa', 'Unknown name at position 3', 'Nie znamy nazwy „lipa”. Wpisz datę tak: 20 listopada 2026.'],
    [
      'yy-mm-dd',
      '2026.11.24',
      'Unexpected literal at position 4',
      'Po „2026” stoi inny znak, niż powinien. Wpisz datę tak: 2026-11-20.',
    ],
    ['d.m.yy', '24.11.20267', 'Extra/unparsed characters found in date: 7', 'Po dacie stoi jeszcze „7”. Usuń to.'],
    ['yy-mm-dd', '2026-11-31', 'Invalid date', 'Listopad ma 30 dni. Popraw dzień.'],
  ])(
    'as %s is "%s": code gets "%s", a shopper reads what to correct [X-15]',
    async (pattern, text, thrown, message) => {
      expect(() => parseDate(pattern, text)).toThrow(expect.objectContaining({ message: thrown }));
      expect(() => parseDate(pattern, undefined as never)).toThrow('Invalid arguments');
      await shop.store.settings.set('dateFormat', pattern);
      const answer = await shop.visitor().post('/contact.php', { ...wish, call_days: text });
      expect(answer.status).toBe(422);
      expect(answer.text.replaceAll('\u00a0', ' ')).toContain(message);
      expect(answer.text).not.toContain(thrown);
      // What was typed stays.
      expect(answer.html).toMatch(new RegExp(`id="call_days"[^>]*value="${text}"|value="${text}"[^>]*id="call_days"`));
    },
  );
});

it('follows the settings: language, limits, times, holidays, working days, days of the week, lists of days [E-05] [L-06 part]', async () => {
  const answer = async (call_at: string) => (await shop.visitor().post('/contact.php', { ...wish, call_at })).status;
  const { settings } = shop.store;
  await settings.set('calendarStepMinutes', 15);
  await settings.set('calendarStepHours', 2);
  expect([
    await answer('2026-11-23T11:15'),
    await answer('2026-11-23T11:20'),
    await answer('2026-11-23T10:15'),
  ]).toEqual([303, 422, 422]);
  await settings.set('calendarLanguage', 'en');
  await settings.set('dateFormat', 'dd.mm.yy');
  const { html } = await shop.visitor().get('/contact.php');
  expect(html).toContain('np. 03.12.2026');
  expect(html).toContain('&quot;language&quot;:&quot;en&quot;');
  await settings.set('dateFormat', 'yy-mm-dd');
  // Chosen days and the time stay after a refusal.
  const kept = await shop
    .visitor()
    .post('/contact.php', { ...wish, call_at: '2026-11-23T10:15', call_days: '2026-11-24' });
  expect([kept.html.includes('value="2026-11-24"'), kept.html.includes('2026-11-23T10:15')]).toEqual([true, true]);
  // Tuesdays, a Wednesday, everything but a Sunday.
  const days = ['2026-11-24', '2026-11-25', '2026-11-29'];
  const statuses = () => Promise.all(days.map((day) => answer(`${day}T11:00`)));
  expect(await statuses()).toEqual([303, 303, 422]);
  await settings.set('callBackDisabledWeekdays', [2]);
  await settings.set('callBackDisabledDays', ['2026-11-25']);
  expect(await statuses()).toEqual([422, 422, 422]);
  await settings.set('callBackEnabledDays', ['2026-11-29']);
  expect(await statuses()).toEqual([422, 422, 303]);
  for (const name of ['callBackDisabledWeekdays', 'callBackDisabledDays', 'callBackEnabledDays'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await settings.set(name, []);
  await settings.set('calendarFirstDay', '2026-11-25');
  await settings.set('calendarLastDay', '2026-11-25');
  expect(await statuses()).toEqual([422, 303, 422]);
  await settings.set('calendarFirstDay', '1970-01-01');
  await settings.set('calendarLastDay', '2470-12-31');
  // Twelve hours: in the sentence about the hours, and in what the shop says.
  await settings.set('calendarClock', 12);
  const late = await shop.visitor().post('/contact.php', { ...wish, call_at: '2026-11-24T18:00' });
  expect(late.text.replaceAll('\u00a0', ' ')).toContain('Dzwonimy od 9:00 AM do 5:00 PM');
  await settings.set('calendarClock', 24);
  // The evening before a holiday: Christmas and the weekend pass.
  now = Date.parse('2026-12-24T16:40:00+01:00');
  expect([await answer('2026-12-25T11:00'), await answer('2026-12-28T09:00')]).toEqual([422, 303]);
  await settings.set('callBackToHour', 9);
  expect([
    await answer('2026-12-28T09:00'),
    (await shop.visitor().get('/contact.php')).text.includes('Oddzwonimy'),
  ]).toEqual([404, false]);
});
