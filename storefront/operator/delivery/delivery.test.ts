import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../importer/writing/open-database.ts';
import { openShopBeforeEach } from '../../store/testing/describe-store.ts';
import { engines } from '../../store/testing/stores.ts';
import { readCommand } from '../read-command.ts';
import { runCommand } from '../run-command.ts';
import { readPoints } from './read-points.ts';

const point = {
  id: 'X-1',
  name: 'Kwiaciarnia',
  address: { street: 'ul. Zmyślona 1', zipcode: '20-001', city: 'Lublin' },
  coordinates: { latitude: 51.25, longitude: 22.57 },
  openingHours: [{ days: 'sobota', hours: '8:00–12:00' }],
};

it.each<[string, unknown, object]>([
  ['no list', { points: [] }, { kind: 'notList' }],
  ['a point without a street', [{ ...point, address: {} }], { kind: 'wrong', number: 1, what: 'address.street' }],
  [
    'a place off Earth',
    [{ ...point, coordinates: { latitude: 91, longitude: 0 } }],
    { kind: 'wrong', number: 1, what: 'coordinates' },
  ],
  ['a code twice', [point, point], { kind: 'twice', id: 'X-1' }],
  ['a null', [null], { kind: 'wrong', number: 1, what: 'id' }],
])('refuses %s', (_what, value, result) => {
  expect(readPoints(value, 'punkt')).toEqual(result);
});

describe.each(engines)('delivery by commands on %s', (engine) => {
  const shop = openShopBeforeEach(engine);

  async function type(...parameters: ReadonlyArray<string>): Promise<string> {
    if (engine === 'sqlite') await shop.store.close();
    const database = await openDatabase(shop.place);
    try {
      return await runCommand(readCommand(parameters), database, () => shop.place.clock.now);
    } finally {
      await database.close();
      if (engine === 'sqlite') shop.store = await shop.place.open();
    }
  }
  const courier = async (id: string) => (await shop.store.catalogue.couriers()).find((one) => one.id === id);

  it('adds a courier to points, and imports its points', async () => {
    await type('couriers', 'add', 'siec', 'Sieć Punktów', 'prepaid', '9,99');
    await expect(type('couriers', 'add', 'siec', 'Sieć', 'dvp', '1')).rejects.toThrow('Kurier „siec” już jest.');
    await expect(type('pickups', 'import', 'siec', 'x.json')).rejects.toThrow(/nie dowozi do punktów/);
    await type('couriers', 'set', 'siec', 'place', 'punkt');
    await type('couriers', 'set', 'siec', 'freeFrom', '250');
    expect(await courier('siec')).toMatchObject({ cost: 999, freeFrom: 25_000, requires: 'pickupPoint' });

    const folder = await mkdtemp(join(tmpdir(), 'punkty-'));
    const file = join(folder, 'punkty.json');
    const write = (points: ReadonlyArray<object>) => writeFile(file, JSON.stringify(points));
    try {
      await write([point, { ...point, id: 'X-2' }]);
      expect(await type('pickups', 'import', 'siec', file)).toBe('Kurier „siec” ma teraz 2 punkty odbioru.');
      const found = await shop.store.pickupPoints.search('siec', 'lublin zmyślona', 10);
      expect(found.points.map(({ id }) => id)).toEqual(['X-1', 'X-2']);
      await write([{ ...point, id: 'SIEN-KRK-01' }]);
      await expect(type('pickups', 'import', 'siec', file)).rejects.toThrow(/należy już do kuriera „punkt”/);
      await write([{ ...point, name: '' }]);
      await expect(type('pickups', 'import', 'siec', file)).rejects.toThrow(/Punkt 1 w\u00a0pliku: brakuje name/);
      expect(await shop.store.pickupPoints.count('siec')).toBe(2);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('changes conditions, days and hours, and refuses what they cannot be', async () => {
    await type('couriers', 'set', 'kurier', 'areas', '30,31');
    await type('couriers', 'set', 'kurier', 'hours', '8:00-12:00');
    expect(await courier('kurier')).toMatchObject({ areas: ['30', '31'], slots: { hours: ['8:00–12:00'] } });
    await type('couriers', 'set', 'kurier', 'time', '8-19');
    expect((await courier('kurier'))?.slots).toEqual({ hours: [], between: [8, 19] });
    for (const wrong of ['19-8', '8-24', '8', '-1-3', 'rano'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(type('couriers', 'set', 'kurier', 'time', wrong)).rejects.toThrow('od pełnej godziny');
    await type('couriers', 'set', 'kurier', 'time', 'brak');
    expect((await courier('kurier'))?.slots).toBeUndefined();
    await type('couriers', 'set', 'kurier', 'areas', 'brak');
    expect((await courier('kurier'))?.areas).toBeUndefined();
    await expect(type('couriers', 'set', 'kurier', 'cost', '-1')).rejects.toThrow('„-1” nie jest kwotą');
    await expect(type('couriers', 'set', 'kurier', 'colour', 'x')).rejects.toThrow(/nie ma warunku „colour”/);
    await expect(type('couriers', 'set', 'gołąb', 'cost', '1')).rejects.toThrow('Nie ma kuriera „gołąb”');
    await expect(type('couriers', '--help')).rejects.toThrow(/couriers set <id> <co> <wartość>/);

    await type('days', 'off', '2026-12-31', 'Inwentaryzacja');
    expect(await shop.store.delivery.namedDays('2026-12-30', '2027-01-01')).toEqual([
      { day: '2026-12-31', name: 'Inwentaryzacja', isWorking: false },
    ]);
    await type('days', 'reset', '2026-12-31');
    expect(await shop.store.delivery.namedDays('2026-12-30', '2027-01-01')).toEqual([]);
    await expect(type('days', 'off', '2026-02-30', 'x')).rejects.toThrow('„2026-02-30” nie jest datą');

    expect(await type('shops', 'hours', 'S1', 'sobota 9:00-13:00; niedziela nieczynne')).toContain('sobota 9:00–13:00');
    expect((await shop.store.catalogue.stocks()).find(({ id }) => id === 'S1')?.openingHours).toHaveLength(2);
    await expect(type('shops', 'hours', 'S1', 'zawsze')).rejects.toThrow('„zawsze” nie jest godzinami otwarcia');
  });
});
