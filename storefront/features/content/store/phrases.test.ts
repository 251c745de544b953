import { expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';
import { testNow } from '../../../store/testing/stores.ts';

describeStoreOnBothEngines('phrases that are looked for', (store, place) => {
  const suggested = async (text: string, limit = 10) =>
    (await store().phrases.suggest(text, limit)).map(({ phrase }) => phrase);
  const record = async (phrase: string, times: number) => {
    for (let time = 0; time < times; time += 1) await store().phrases.record(phrase);
  };

  it('are suggested by prefix, the most frequent first [E-13 part]', async () => {
    expect(await suggested('ku')).toEqual(['kubek', 'kubek kobalt']);
    expect(await suggested('KUBEK')).toEqual(['kubek', 'kubek kobalt']);
    expect(await suggested('k')).toEqual(['kubek', 'karta podarunkowa', 'kawa ziarnista', 'kubek kobalt']);
    expect(await suggested('k', 2)).toEqual(['kubek', 'karta podarunkowa']);
    expect(await suggested('swieca')).toEqual(['świeca sojowa']);
    expect(await suggested('obek')).toEqual([]);
    expect(await suggested(' ')).toEqual([]);
  });

  it('are offered before anything is typed, the most frequent first, and kept for ten minutes', async () => {
    const offered = await store().phrases.popular(3);
    expect(offered).toEqual(['kubek', 'len na metry', 'pościel lniana']);
    await record('ława', 70);
    expect(await store().phrases.popular(3)).toEqual(offered);
    expect((await store().phrases.popular(2))[0]).toBe('ława');
  });

  it('are counted across spellings, and suggested in the first one', async () => {
    await record('  Żółty   wazon ', 1);
    await record('zolty wazon', 2);
    expect(await store().phrases.suggest('zol', 5)).toEqual([{ phrase: 'Żółty wazon', count: 3 }]);
  });

  it('are counted correctly for concurrent searches', async () => {
    await Promise.all(Array.from({ length: 12 }, () => store().phrases.record('hamak')));
    expect(await store().phrases.suggest('hamak', 5)).toEqual([{ phrase: 'hamak', count: 12 }]);
  });

  it('stay private until several visitors have typed them', async () => {
    await record('prezent dla cioci Heli', 2);
    expect(await suggested('prezent dla')).toEqual([]);
  });

  it.each(['jan@example.com', 'tel. 601 202 303', '20261121-000001', 'x'.repeat(61), '?!'])(
    'do not keep %s',
    async (phrase) => {
      await record(phrase, 3);
      const tables = await place().openTables();
      expect(await tables.selectFrom('search_phrases').select('phrase').where('phrase', '=', phrase).execute()).toEqual(
        [],
      );
    },
  );

  it('are deleted when searched too rarely', async () => {
    await record('dawno temu', 1);
    place().clock.now = testNow + 1000;
    await record('przed chwilą', 1);
    expect(await store().phrases.sweep(testNow + 1)).toBeGreaterThan(0);
    const tables = await place().openTables();
    const left = (await tables.selectFrom('search_phrases').select('phrase').execute()).map(({ phrase }) => phrase);
    expect(left).not.toContain('dawno temu');
    expect(left).toEqual(expect.arrayContaining(['przed chwilą', 'kubek']));
    place().clock.now = testNow;
  });
});
