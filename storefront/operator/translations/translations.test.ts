import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailShop, type MailShop } from '../../mails/testing/mail-shop.ts';
import { readCommand } from '../read-command.ts';

describe("translations of the shop's texts", () => {
  let shop: MailShop;
  let folder: string;
  beforeAll(async () => {
    shop = await openMailShop();
    await shop.store.settings.set('languages', ['pl', 'en']);
    folder = await mkdtemp(join(tmpdir(), 'translations-'));
  }, 60_000);
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await shop.close();
  });

  /** What the operator reads, also of a refusal. */
  const type = (...words: ReadonlyArray<string>): Promise<string> =>
    shop.type(...words).catch((error: unknown) => (error as Error).message);
  const english = async (path: string) => (await shop.visitor().get(`/en${path}`)).text;

  it('are missing for no text of the demo', async () => {
    expect(await type('translations', 'list')).toBe('Każdy tekst sklepu ma tłumaczenie.');
  });

  it('are set by an operator and seen in the shop, also by its search', async () => {
    const product = '/product-pol-1001-kubek-poranek-wapno.html';
    const text = 'Kubek Poranek';
    expect(await type('translations', 'show', text)).toBe('Poranek Mug');
    expect(await type('translations', 'set', text, 'Daybreak Beaker')).toMatch(/^Zapisane/);
    expect(await type('translations', 'set', text, 'Daybreak Beaker')).toMatch(/^Nic się nie zmieniło/);
    expect(await english(product)).toContain('Daybreak Beaker');
    expect(await english('/search.php?text=beaker')).toContain('Daybreak Beaker');
    expect(await type('translations', 'reset', text)).toMatch(/sklep pokazuje polski tekst/);
    expect(await english(product)).toContain(text);
    expect(await english('/search.php?text=beaker')).not.toContain('Daybreak');
    expect(await type('translations', 'list')).toBe('1 tekst bez tłumaczenia\nprodukt 1001: Kubek Poranek');
    await type('translations', 'set', text, 'Poranek Mug');
  });

  it('of a text change how lists begin it', async () => {
    const long = 'W\u00a0salonie przy ulicy Wymyślonej';
    const path = join(folder, 'text.md');
    const original = await english('/news.php');
    await writeFile(path, 'Come in and **touch** the fabrics.\n\nUntil Friday.');
    expect(await type('translations', 'reset', long)).toMatch(/sklep pokazuje polski tekst/);
    expect(await english('/news.php')).toContain(long);
    expect(await type('translations', 'set', long, '--file', path)).toMatch(/^Zapisane/);
    expect(await english('/news.php')).toContain('Come in and touch the fabrics.');
    expect(original).not.toContain('Come in and');
    expect(await type('translations', 'list')).toBe('Każdy tekst sklepu ma tłumaczenie.');
  });

  it('go to a translator and come back as a file', async () => {
    const path = join(folder, 'teksty.json');
    await type('translations', 'reset', 'Kubki');
    expect(await type('translations', 'export', path)).toBe(`Plik ${path} ma 1 tekst.`);
    const [entry] = JSON.parse(await readFile(path, 'utf8')) as ReadonlyArray<Record<string, string>>;
    expect(entry).toEqual({ where: 'menu', pl: 'Kubki', en: '' });
    await writeFile(
      path,
      JSON.stringify([
        { ...entry, en: 'Beakers' },
        { pl: 'Nie ma mnie', en: 'Gone' },
      ]),
    );
    expect(await type('translations', 'import', path)).toBe(
      '1 tłumaczenie zapisane.\n1 tekstu sklep już nie ma, więc pominięty: „Nie ma mnie”.',
    );
    expect(await type('translations', 'show', 'Kubki')).toBe('Beakers');
    await type('translations', 'set', 'Kubki', 'Mugs');
    await type('translations', 'export', path, '--all');
    expect((JSON.parse(await readFile(path, 'utf8')) as ReadonlyArray<unknown>).length).toBeGreaterThan(500);
  });

  it('are refused where they would break a page, with the reason, and then nothing is written', async () => {
    const path = join(folder, 'teksty.json');
    const write = (...entries: ReadonlyArray<unknown>) => writeFile(path, JSON.stringify(entries));
    await shop.store.content.publish('faq', {
      title: 'Pytania',
      body: '## Kto?\n\nSklep {companyName}, [kontakt](/contact.php).',
    });
    const long = path.replace('.json', '.md');
    const set = async (translation: string) => {
      await writeFile(long, translation);
      return type('translations', 'set', '## Kto?', '--file', long);
    };
    expect(await set('## Who?\n\nThe shop, [contact](/contact.php).')).toMatch(/Tekst ma: \{companyName\}/);
    expect(await set('## Who?\n\n{companyName} {x}, [contact](/contact.php).')).toMatch(/wstawkę \{x\}/);
    expect(await set('## Who?\n\n{companyName}, [contact](/kontakt).')).toMatch(/Brakuje: \/contact\.php/);
    expect(await set(' ')).toMatch(/jest puste/);
    expect(await set('## Who?\n\n{companyName}, [contact](/contact.php).')).toMatch(/^Zapisane/);
    await write({ pl: 'Kubki', en: 'Beakers' }, { pl: 'Len', en: '{companyName}' });
    expect(await type('translations', 'import', path)).toMatch(/^Nic nie zostało zapisane/);
    expect(await type('translations', 'show', 'Kubki')).toBe('Mugs');
    await write('Kubki');
    expect(await type('translations', 'import', path)).toMatch(/nie jest listą w\u00A0JSON/);
    expect(await type('translations', 'import', folder)).toMatch(/^Nie da się odczytać/);
    expect(await type('translations', 'export', folder)).toMatch(/^Nie da się zapisać/);
    expect(await type('translations', 'show', 'Hipopotam')).toMatch(/^Sklep nie ma tekstu/);
    expect(await type('translations', 'show', 'K')).toMatch(/Podaj dłuższy początek/);
    for (const words of [['sing'], ['set', 'Kubki'], ['list', '--all'], ['show'], ['import', 'a', '--file', 'b']])
      expect(() => readCommand(['translations', ...words])).toThrow(/Użycie/);
  });
});
