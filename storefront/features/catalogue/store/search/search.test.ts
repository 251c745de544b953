import { expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../../store/testing/describe-store.ts';
import { nearestWord } from './nearest-word.ts';
import { polishQueries } from './testing/polish-queries.ts';
import { wordsOf } from './tokens.ts';

describeStoreOnBothEngines('searching', (store, place) => {
  const find = async (text: string) => {
    const { products, total, corrected } = await store().catalogue.list({ text, portion: 100 });
    expect(products).toHaveLength(total);
    return { names: products.map(({ name }) => name), corrected };
  };

  it('finds a product by its name, ignoring diacritics and case', async () => {
    for (const text of ['Łyżka Klon', 'lyzka klon', 'LYZKA KLON', '  łyżka,  klon! ']) {
      expect((await find(text)).names[0]).toBe('Łyżka Klon');
    }
  });

  it('matches every word as a prefix', async () => {
    expect((await find('pośc')).names).toContain('Pościel Sen');
    expect((await find('sen pości')).names).toContain('Pościel Sen');
    expect((await find('pościel klon')).names).toEqual([]);
  });

  it('ranks a word in the name before one in the description', async () => {
    const { names } = await find('deska');
    expect(names[0]).toBe('Deska Bochen');
    expect(names.length).toBeGreaterThan(1);
  });

  it('finds by category, producer and colour', async () => {
    expect((await find('ceramika')).names).toContain('Miska Zboże');
    expect((await find('glina żar')).names).toContain('Wazon Studnia');
    expect((await find('kubek kobalt')).names[0]).toBe('Kubek Poranek');
  });

  it('finds a product by any form of a Polish word, with or without diacritics', async () => {
    for (const text of ['kubek', 'kubki', 'kubków', 'kubkow', 'kubkiem']) {
      const { names, corrected } = await find(text);
      expect(names, text).toEqual((await find('kubek')).names);
      expect(names.slice(0, 2), text).toEqual(['Kubek Poranek', 'Kubek Poranek']);
      expect(corrected).toBeNull();
    }
    for (const text of ['ściereczki', 'ściereczek', 'sciereczke'])
      expect((await find(text)).names[0], text).toBe('Ściereczka Pasek');
    for (const text of ['świec stożkowych', 'swieca stozkowa'])
      expect((await find(text)).names[0], text).toBe('Świece stożkowe');
    expect((await find('deski')).names[0]).toBe('Deska Bochen');
  });

  it('finds all meant products for 98 of 100 inflected words', async () => {
    const queries = polishQueries.flatMap(({ typed, meant }) => typed.split(' ').map((text) => ({ text, meant })));
    const missed: string[] = [];
    for (const { text, meant } of queries) {
      const { products } = await store().catalogue.list({ text, portion: 100 });
      const found = new Set(products.map(({ id }) => id));
      if (!meant.every((id) => found.has(id))) missed.push(text);
    }
    expect(queries.length).toBeGreaterThan(500);
    expect(missed.length / queries.length, missed.join(', ')).toBeLessThan(0.02);
  });

  it('corrects no first letter where another word begins like the typed one', async () => {
    expect(await find('scierka')).toMatchObject({
      corrected: 'ściereczka',
      names: expect.arrayContaining(['Ściereczka Pasek']),
    });
  });

  it('finds a size that is typed with a letter between its numbers', async () => {
    for (const text of ['obrus 140x220', 'obrus 140X220cm', 'OBRUS 140×220'])
      expect(await find(text), text).toEqual({ names: ['Obrus Niedziela'], corrected: null });
    expect((await find('deska 30x19')).names[0]).toBe('Deska Bochen');
    expect((await find('obrus 140x999')).names).toEqual([]);
  });

  it('sorts unavailable products last', async () => {
    const { products } = await store().catalogue.list({ text: 'kubek', portion: 100 });
    const isSoldOut = products.map(({ isAvailable }) => !isAvailable);
    expect(isSoldOut).toContain(true);
    expect(isSoldOut).toEqual(isSoldOut.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('corrects a mistyped word, and reports it', async () => {
    expect(await find('koszla')).toMatchObject({ names: ['Koszula Izba'], corrected: 'koszula' });
    expect((await find('posceil sen')).corrected).toBe('pościel sen');
    expect((await find('pościel')).corrected).toBeNull();
  });

  it('corrects no word without a similar one', async () => {
    expect(await find('qwertyuiop')).toEqual({ names: [], corrected: null });
    expect(await find('xyz')).toEqual({ names: [], corrected: null });
  });

  it('finds nothing without a word', async () => {
    for (const text of ['', '   ', '%', '_', '–!?']) expect((await find(text)).names).toEqual([]);
  });

  it('treats any input as text', async () => {
    for (const text of ["'; drop table products; --", '%%%%', 'a'.repeat(5000), 'len '.repeat(500), '\u0000', '😀']) {
      await expect(find(text)).resolves.toBeTruthy();
    }
    expect((await store().catalogue.list({})).total).toBeGreaterThan(40);
  });

  it('corrects nearly every word of the names with two letters swapped', async () => {
    const tables = await place().openTables();
    const vocabulary = await tables
      .selectFrom('search_tokens')
      .select((eb) => ['token', eb.fn.max<number>('weight').as('weight')])
      .groupBy('token')
      .execute();
    const names = (await store().catalogue.list({ portion: 100 })).products.flatMap(({ name }) => wordsOf(name));
    const words = [...new Set(names)].filter((word) => word.length >= 5);
    const swapped = (word: string) => word[0] + word[2]! + word[1]! + word.slice(3);
    const missed = words.filter((word) => swapped(word) !== word && nearestWord(swapped(word), vocabulary) !== word);
    expect(words.length).toBeGreaterThan(50);
    expect(missed.length / words.length).toBeLessThan(0.05);
  });

  it('finds żółty by "zolty" once it exists', async () => {
    const tables = await place().openTables();
    await tables
      .insertInto('search_tokens')
      .values({ token: wordsOf('żółty')[0]!, product_id: 1012, weight: 8 })
      .execute();
    expect((await find('zolty')).names).toEqual(['Narzuta Ugór']);
    expect((await find('żółt')).names).toEqual(['Narzuta Ugór']);
    expect(await find('zrebak')).toEqual({ names: [], corrected: null });
  });

  it('corrects "sukeinka" to sukienka once it exists', async () => {
    const tables = await place().openTables();
    expect((await find('sukeinka')).names).toEqual([]);
    await tables.insertInto('search_tokens').values({ token: 'sukienka', product_id: 1013, weight: 8 }).execute();
    expect(await find('sukeinka')).toEqual({ names: ['Koszula Izba'], corrected: 'sukienka' });
    expect(await find('Sukeinka izba')).toEqual({ names: ['Koszula Izba'], corrected: 'sukienka izba' });
    expect(await find('zrebak')).toEqual({ names: [], corrected: null });
  });
});
