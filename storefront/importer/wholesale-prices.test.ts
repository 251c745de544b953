import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../store/testing/stores.ts';
import { fromJson } from '../platform/store/json.ts';
import type { ProductDetails } from '../features/catalogue/store/catalogue/types.ts';
import { importFeed } from './import-feed.ts';
import { openDatabases, type Databases } from './testing/databases.ts';
import { offer, written } from './testing/sources.ts';
import { storeCatalogue } from './writing/store-catalogue.ts';

const mug = (wholesale: string): string =>
  `<product id="7" vat="23"><category id="71" name="Kubki"/><description><name>Kubek</name></description>` +
  `<price gross="69.00"/><price_wholesale>${wholesale}</price_wholesale>` +
  `<sizes><size id="s" name="mały" weight="300"><stock id="1" quantity="3"/></size>` +
  `<size id="l" name="duży" weight="400"><stock id="1" quantity="3"/></size></sizes></product>`;

describe.each(engines)('wholesale prices on %s', (engine) => {
  let databases: Databases;
  beforeAll(() => {
    databases = openDatabases(engine);
  });
  afterAll(() => databases.remove());

  it('are stored for all sizes and single ones, gross, and removed with the feed that omits them', async () => {
    const database = await databases.open(await databases.place());
    const run = (wholesale: string) =>
      importFeed(written(offer(mug(wholesale))), 'full', storeCatalogue(database, Date.now));
    const kept = async () => {
      const { details, price } = await database.read
        .selectFrom('products')
        .select(['details', 'price'])
        .executeTakeFirstOrThrow();
      // The shoppers' price is another one.
      expect(price).toBe(6900);
      return fromJson<ProductDetails>(details).wholesalePrices;
    };
    await run('<site id="1" size_id="0" gross="40.00" net="32.52"/><site id="1" size_id="l" gross="45.00"/>');
    const both = [
      { size: null, priceGross: 4000 },
      { size: 'l', priceGross: 4500 },
    ];
    expect(await kept()).toEqual(both);
    // 32.52 net is 40.00 gross and 39.9996 gross: the existing price stays.
    const again = await run('<site id="1" size_id="0" net="32.52"/><site id="1" size_id="l" gross="45.00"/>');
    expect(again.unchangedCount).toBe(1);
    expect(await kept()).toEqual(both);
    await run('');
    expect(await kept()).toBeUndefined();
  });
});
