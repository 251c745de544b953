import { transact, type Database } from '../../../platform/store/engine/database.ts';
import type { Country } from './delivery.ts';

/** The countries of the shop and of its couriers, for the operator's commands. */
export function countriesOf(database: Database) {
  return {
    /** In the shop's order, with the ids of their couriers. */
    async list(): Promise<ReadonlyArray<Country & { couriers: ReadonlyArray<string> }>> {
      const [countries, couriers] = await Promise.all([
        database.read.selectFrom('countries').select(['id', 'iso', 'name']).orderBy('position').orderBy('id').execute(),
        database.read
          .selectFrom('courier_countries')
          .innerJoin('couriers', 'couriers.id', 'courier_countries.courier_id')
          .select(['courier_id', 'country_id'])
          .orderBy('couriers.position')
          .execute(),
      ]);
      return countries.map((country) => ({
        ...country,
        couriers: couriers.filter((one) => one.country_id === country.id).map((one) => one.courier_id),
      }));
    },

    /** Sets the countries of the shop, the own one first. Couriers keep those that stay. */
    async set(countries: ReadonlyArray<Country>): Promise<void> {
      await transact(database, async (tx) => {
        const ids = countries.map(({ id }) => id);
        await tx.deleteFrom('courier_countries').where('country_id', 'not in', ids).execute();
        await tx.deleteFrom('countries').where('id', 'not in', ids).execute();
        for (const [position, country] of countries.entries())
          await tx
            .insertInto('countries')
            .values({ ...country, position })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ position }))
            .execute();
      });
    },

    /** Sets the countries of a courier, all of them countries of the shop; false for an unknown courier. */
    async setCourier(courierId: string, countries: ReadonlyArray<Country>): Promise<boolean> {
      return transact(database, async (tx) => {
        const courier = await tx.selectFrom('couriers').select('id').where('id', '=', courierId).executeTakeFirst();
        if (!courier) return false;
        await tx.deleteFrom('courier_countries').where('courier_id', '=', courierId).execute();
        await tx
          .insertInto('courier_countries')
          .values(countries.map(({ id }) => ({ courier_id: courierId, country_id: id })))
          .execute();
        return true;
      });
    },
  };
}
