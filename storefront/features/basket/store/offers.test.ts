import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../store/open-store.ts';
import { engines, filledShop, makePlace, testNow, type Place } from '../../../store/testing/stores.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('the offers of an order on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
  });
  afterAll(() => place.remove());

  describe('a discount code', () => {
    it.each([
      ['SIEN10', { kind: 'percentage', value: 10, fromWorth: 100_00 }],
      [' sien10 ', { kind: 'percentage', value: 10, fromWorth: 100_00 }],
      ['PROG20', { kind: 'amount', value: 20_00, fromWorth: 150_00 }],
      ['DOSTAWA', { kind: 'delivery', value: 0, fromWorth: 50_00 }],
    ])('%s is valid', async (typed, rebate) => {
      expect(await store.rebates.find(typed)).toMatchObject({ kind: 'valid', rebate: { ...rebate, usesLeft: null } });
    });

    it.each([
      ['NIEMA', 'unknown'],
      ['', 'unknown'],
      ['ZIMA', 'not_begun'],
      ['LATO', 'expired'],
      ['PIERWSZE100', 'used'],
    ])('"%s" is %s', async (typed, kind) => {
      expect(await store.rebates.find(typed)).toMatchObject({ kind });
    });

    it('is valid from its first moment to the end of its last Warsaw day', async () => {
      const from = testNow + 30 * day;
      const over = Date.parse('2027-01-21T00:00:00+01:00');
      const kindAt = async (now: number) => (await store.rebates.find('ZIMA', now)).kind;
      expect(await kindAt(from - 1)).toBe('not_begun');
      expect(await kindAt(from)).toBe('valid');
      expect(await kindAt(over - 1)).toBe('valid');
      expect(await kindAt(over)).toBe('expired');
    });

    it('has limited uses', async () => {
      const tables = await place.openTables();
      await tables.updateTable('rebate_codes').set({ used: 97 }).where('code', '=', 'PIERWSZE100').execute();
      expect(await store.rebates.find('pierwsze100')).toMatchObject({ kind: 'valid', rebate: { usesLeft: 3 } });
    });
  });

  describe('a gift', () => {
    const ids = (gifts: ReadonlyArray<{ productId: number }>) => gifts.map(({ productId }) => productId);

    it.each([
      [0, [], 100_00],
      [99_99, [], 100_00],
      [100_00, [1034], 300_00],
      [299_99, [1034], 300_00],
      [300_00, [1034, 1018], 600_00],
      [600_00, [1031, 1038], null],
      [9_999_00, [1031, 1038], null],
    ])('for %i grosze is one of %o, and more wait from %s', async (worth, choices, next) => {
      const offer = await store.gifts.for({ worth, hasParcel: true });
      expect(ids(offer.choices)).toEqual(choices);
      expect(offer.next).toBe(next);
      expect(offer.always).toMatchObject([{ productId: 1008, sizes: ['uniw'], quantity: 1000 }]);
    });

    it('comes in available sizes, and is not offered without one', async () => {
      const tables = await place.openTables();
      const set = (amount: number, size: string) =>
        tables.updateTable('sizes').set({ amount }).where('product_id', '=', 1018).where('type', '=', size).execute();
      await set(0, '36-38');
      const socks = async () =>
        (await store.gifts.for({ worth: 300_00, hasParcel: true })).choices.find(({ productId }) => productId === 1018);
      expect(await socks()).toMatchObject({ sizes: ['39-41', '42-44'], note: expect.stringContaining('do wyboru') });
      await set(0, '39-41');
      await set(500, '42-44');
      expect(await socks()).toBeUndefined();
    });
  });

  describe('delivery', () => {
    it('goes to the countries of the couriers', async () => {
      expect((await store.delivery.countries()).map(({ id, iso }) => [id, iso])).toEqual([
        [1143020003, 'PL'],
        [1143020041, 'CZ'],
        [1143020182, 'SK'],
        [1143020143, 'DE'],
      ]);
      const rules = await store.delivery.rules();
      expect(rules.map(({ courierId }) => courierId)).toEqual((await store.catalogue.couriers()).map(({ id }) => id));
      expect(rules[0]).toEqual({ courierId: 'kurier', countryIds: [1143020003], minWorth: null, maxWorth: null });
      expect(rules[1]).toMatchObject({ courierId: 'kurier-pobranie', maxWorth: 5000_00 });
    });

    it('has the shop’s special working days, in order [E-16 part]', async () => {
      const tables = await place.openTables();
      await tables
        .insertInto('delivery_days')
        .values({ day: '2026-12-19', kind: 'working', name: 'Sobota przed świętami' })
        .execute();
      expect(await store.delivery.days('2026-12-19', '2026-12-31')).toEqual({
        holidays: ['2026-12-31'],
        workingDays: ['2026-12-19'],
      });
      expect(await store.delivery.days('2026-12-20', '2026-12-30')).toEqual({ holidays: [], workingDays: [] });
    });

    it('leaves out a country without a courier', async () => {
      const tables = await place.openTables();
      await tables.insertInto('countries').values({ id: 7, iso: 'AT', name: 'Austria', position: 9 }).execute();
      expect((await store.delivery.countries()).map(({ iso }) => iso)).toEqual(['PL', 'CZ', 'SK', 'DE']);
      await tables.insertInto('courier_countries').values({ courier_id: 'email', country_id: 7 }).execute();
      expect((await store.delivery.countries()).map(({ iso }) => iso)).toEqual(['PL', 'CZ', 'SK', 'DE', 'AT']);
      const rules = await store.delivery.rules();
      expect(rules.find(({ courierId }) => courierId === 'email')!.countryIds.at(-1)).toBe(7);
    });
  });
});
