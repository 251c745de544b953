import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../mails/compose.ts';
import { openShop, type ShopUnderTest } from '../testing/shop-under-test.ts';

/** A Friday. The shop calls on working days from 9 to 17, half an hour after the wish at the earliest. */
let now = Date.parse('2026-11-20T10:00:00+01:00');
let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop(() => now);
});
afterAll(() => shop.close());

const wish = {
  do: 'call',
  call_phone: '600 000 000',
  call_at: '2026-11-23T10:30',
  call_name: 'Hanna',
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
  for (const words of ['Hanna prosi o\u00a0telefon', 'Stół', 'tel:600000000']) expect(mail?.text).toContain(words);
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

it('follows the settings: hours, steps, days off and working days of the shop [E-05 part] [L-06 part]', async () => {
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
  // The evening before a holiday: Christmas and the weekend pass.
  now = Date.parse('2026-12-24T16:40:00+01:00');
  expect([await answer('2026-12-25T11:00'), await answer('2026-12-28T09:00')]).toEqual([422, 303]);
  await settings.set('callBackToHour', 9);
  expect([
    await answer('2026-12-28T09:00'),
    (await shop.visitor().get('/contact.php')).text.includes('Oddzwonimy'),
  ]).toEqual([404, false]);
});
