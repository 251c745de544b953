import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../../../../store/index.ts';
import { defaultSettings } from '../../../../platform/settings/index.ts';
import { observeSize, type ObserveRequest } from './index.ts';

const now = Date.parse('2026-11-20T10:00:00+01:00');
let dataDir: string;
let store: Store;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  store = await openStore({ dataDir, clock: () => now });
}, 60_000);
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

const soldOut: ObserveRequest = { productId: 1003, size: 'uniw', email: 'hanna@poczta.pl', phone: '' };
const observe = (changes: Partial<ObserveRequest> = {}, observationsADay = 10) =>
  observeSize(
    { store, settings: { ...defaultSettings, observationsADay }, texts: { locale: 'pl' } },
    { ...soldOut, ...changes },
  );

describe('a back-in-stock wish', () => {
  it('is saved once and confirmed [C-22 part]', async () => {
    const noted = {
      status: 'success',
      message: 'Damy znać. Gdy produkt wróci, napiszemy raz na adres hanna@poczta.pl.',
    };
    expect(await observe()).toEqual(noted);
    expect(await observe({ email: ' hanna@poczta.pl ' })).toEqual(noted);
  });

  it.each(['onesize', ''])('accepts "%s" for the only size', async (size) => {
    expect(await observe({ size })).toMatchObject({ status: 'success' });
  });

  it.each<[string, Partial<ObserveRequest>, string, string]>([
    ['no e-mail', { email: ' ' }, 'mail', 'Proszę wypełnić to pole.'],
    [
      'an invalid e-mail',
      { email: 'hanna@' },
      'mail',
      'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
    ],
    ['a short phone', { phone: '600 100' }, 'phone', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['what can be bought', { productId: 1001 }, 'available', 'Ten produkt można już kupić.'],
    ['a product that is not there', { productId: 1 }, 'unknown', 'Tego produktu już u\u00a0nas nie ma.'],
    ['a size that is not there', { size: 'xxl' }, 'unknown', 'Tego produktu już u\u00a0nas nie ma.'],
  ])('refuses %s [X-10 part]', async (_name, changes, code, message) => {
    expect(await observe(changes)).toEqual({ status: 'error', code, message });
  });

  it('refuses wishes above the daily limit of an address [X-10 part]', async () => {
    const email = 'ola@poczta.pl';
    expect(await observe({ email }, 1)).toMatchObject({ status: 'success' });
    expect(await observe({ email, productId: 1013, size: 'l' }, 1)).toEqual({
      status: 'error',
      code: 'limit',
      message: 'Na dziś to już wszystkie powiadomienia o\u00a0dostępności. Spróbuj jutro.',
    });
  });
});
