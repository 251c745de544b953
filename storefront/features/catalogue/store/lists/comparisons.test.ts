import { beforeEach, expect, it } from 'vitest';
import { defaultSettings } from '../../../../platform/settings/index.ts';
import { hashOf } from '../../../../platform/store/sessions.ts';
import { describeStoreOnBothEngines } from '../../../../store/testing/describe-store.ts';

describeStoreOnBothEngines('compared products', (store) => {
  let owner: string;
  beforeEach(async () => {
    owner = (await store().sessions.start()).session.hash;
  });

  const compare = (ids: ReadonlyArray<number>) => Promise.all(ids.map((id) => store().comparisons.add(owner, id)));

  it('come in the order they were added, each once [H-05 part]', async () => {
    expect(await store().comparisons.products(owner)).toEqual([]);
    expect(await store().comparisons.products(null)).toEqual([]);
    expect(await store().comparisons.add(owner, 1004)).toEqual({ kind: 'added' });
    expect(await store().comparisons.add(owner, 1001)).toEqual({ kind: 'added' });
    expect(await store().comparisons.add(owner, 1004)).toEqual({ kind: 'kept' });
    expect(await store().comparisons.products(owner)).toEqual([1004, 1001]);
  });

  it('are limited to the widest view’s columns, also under concurrency [L-14 part]', async () => {
    const outcomes = await compare([1001, 1002, 1003, 1004, 1005, 1006, 1007]);
    const most = Math.max(...defaultSettings.compareColumns);
    expect(outcomes.filter(({ kind }) => kind === 'added')).toHaveLength(most);
    expect(outcomes.filter(({ kind }) => kind === 'too_many')).toHaveLength(7 - most);
    expect(await store().comparisons.products(owner)).toHaveLength(most);
    expect(await store().comparisons.add(owner, 1020, most + 1)).toEqual({ kind: 'added' });
  });

  it('are only shown products', async () => {
    expect(await store().comparisons.add(owner, 1)).toEqual({ kind: 'unknown_product' });
    expect(await store().comparisons.add(owner, 1049)).toEqual({ kind: 'unknown_product' });
  });

  it('are removed one by one or together, and follow the session', async () => {
    for (const id of [1001, 1002, 1004]) await store().comparisons.add(owner, id);
    await store().comparisons.remove(owner, 1002);
    const renewed = hashOf(await store().sessions.renew(owner));
    expect(await store().comparisons.products(renewed)).toEqual([1001, 1004]);
    await store().comparisons.clear(renewed);
    expect(await store().comparisons.products(renewed)).toEqual([]);
  });
});
