import { expect, it } from 'vitest';
import { describeOnEngines } from '../../testing/running-shop.ts';

describeOnEngines('whether the shop is up', (shop) => {
  const statementsOf = async (path: string) =>
    (
      await shop().statementsOf(async () => {
        expect((await fetch(shop().url + path)).status).toBe(200);
      })
    ).map(({ sql }) => sql);

  it('is answered by /ready after a write to the store, and by /health without the store', async () => {
    expect(await statementsOf('/health')).toEqual([]);
    expect((await statementsOf('/ready')).filter((sql) => sql.startsWith('insert into "write_checks"'))).toHaveLength(
      1,
    );
  });
});
