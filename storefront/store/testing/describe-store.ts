import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { Engine } from '../../platform/store/engine/database.ts';
import type { Store } from '../open-store.ts';
import type { Schema } from '../../platform/store/schema.ts';
import { engines, filledShop, makePlace, type Place } from './stores.ts';

/** The demo shop open for the tests around. */
export interface OpenShop {
  place: Place;
  store: Store;
  /** The tables behind the store. */
  tables: Kysely<Schema>;
}

async function open(shop: OpenShop, engine: Engine): Promise<void> {
  shop.place = await makePlace(engine, filledShop());
  shop.store = await shop.place.open();
  shop.tables = await shop.place.openTables();
}

/** Opens the demo shop again before each test of the `describe` around. Only tests can read the result. */
export function openShopBeforeEach(engine: Engine): OpenShop {
  const shop = {} as OpenShop;
  beforeEach(() => open(shop, engine));
  afterEach(() => shop.place.remove());
  return shop;
}

/** Opens the demo shop once for all tests of the `describe` around. Only tests can read the result. */
export function openShopBeforeAll(engine: Engine): OpenShop {
  const shop = {} as OpenShop;
  beforeAll(() => open(shop, engine));
  afterAll(() => shop.place.remove());
  return shop;
}

/** Runs the same tests on a store with the demo shop on either engine; all of them share it. */
export function describeStoreOnBothEngines(
  title: string,
  tests: (store: () => Store, place: () => Place) => void,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    const shop = openShopBeforeAll(engine);
    tests(
      () => shop.store,
      () => shop.place,
    );
  });
}
