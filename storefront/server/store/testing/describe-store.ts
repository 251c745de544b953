import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../open-store.ts';
import { engines, filledShop, makePlace, type Place } from './stores.ts';

/** Runs the same tests against a store with the demo shop on either engine; all of them share it. */
export function describeStoreOnBothEngines(
  title: string,
  tests: (store: () => Store, place: () => Place) => void,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let place: Place;
    let store: Store;
    beforeAll(async () => {
      place = await makePlace(engine, filledShop());
      store = await place.open();
    });
    afterAll(() => place.remove());
    tests(
      () => store,
      () => place,
    );
  });
}
