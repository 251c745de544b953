import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import type { AddressData, AddressKind, AddressOutcome, KeptAddress } from './client-types.ts';
import { addressOfRow, columnsOfAddress } from './rows.ts';

type KeptKind = Exclude<AddressKind, 'billing'>;

/** More than anyone needs, but too few to fill the store. */
const mostOfKind = 20;

/** Addresses of a client for parcels and invoices. Queries name the owner: no one can use another's address. */
export function addressesOf(database: Database) {
  const { read, write } = database;

  const ofKind = (db: Tx | Database['read'], clientId: number, kind: KeptKind) =>
    db
      .selectFrom('client_addresses')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();

  /** The others of this kind, with the client's row locked: changes of one client run one after the other. */
  async function others(tx: Tx, clientId: number, kind: KeptKind, id: number | null) {
    await tx
      .updateTable('clients')
      .set((eb) => ({ created_at: eb.ref('created_at') }))
      .where('id', '=', clientId)
      .execute();
    return (await ofKind(tx, clientId, kind)).filter((row) => row.id !== id).map(addressOfRow);
  }

  return {
    /** The addresses of one kind beside the client's own, in the order they were added. */
    async addresses(clientId: number, kind: KeptKind): Promise<ReadonlyArray<KeptAddress>> {
      return (await ofKind(read, clientId, kind)).map((row) => ({
        ...addressOfRow(row),
        isDefault: row.is_default === 1,
      }));
    },

    addAddress(clientId: number, kind: KeptKind, address: AddressData): Promise<AddressOutcome> {
      return transact(database, async (tx): Promise<AddressOutcome> => {
        const present = await others(tx, clientId, kind, null);
        const double = present.find((other) => isSame(other, address));
        if (double) return { kind: 'double', id: double.id };
        if (present.length >= mostOfKind) return { kind: 'too_many' };
        const { id } = await tx
          .insertInto('client_addresses')
          .values({ client_id: clientId, kind, ...columnsOfAddress(address) })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { kind: 'saved', id };
      });
    },

    /** Replaces an address; `unknown` where the client has none of this id and kind. */
    changeAddress(clientId: number, kind: KeptKind, id: number, address: AddressData): Promise<AddressOutcome> {
      return transact(database, async (tx): Promise<AddressOutcome> => {
        const double = (await others(tx, clientId, kind, id)).find((other) => isSame(other, address));
        if (double) return { kind: 'double', id: double.id };
        const row = await tx
          .updateTable('client_addresses')
          .set(columnsOfAddress(address))
          .where('id', '=', id)
          .where('client_id', '=', clientId)
          .where('kind', '=', kind)
          .returning('id')
          .executeTakeFirst();
        return row ? { kind: 'saved', id: row.id } : { kind: 'unknown' };
      });
    },

    /** Removes an address. @returns whether the client had one of this id and kind */
    async removeAddress(clientId: number, kind: KeptKind, id: number): Promise<boolean> {
      const row = await write
        .deleteFrom('client_addresses')
        .where('id', '=', id)
        .where('client_id', '=', clientId)
        .where('kind', '=', kind)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * Chooses the address that orders start with.
     * @param id null for the client's own
     * @returns whether the client has it; if not, nothing changes
     */
    chooseAddress(clientId: number, kind: KeptKind, id: number | null): Promise<boolean> {
      return transact(database, async (tx) => {
        const kept = await others(tx, clientId, kind, null);
        if (id !== null && !kept.some((one) => one.id === id)) return false;
        const ofClient = tx.updateTable('client_addresses').where('client_id', '=', clientId).where('kind', '=', kind);
        // The old one first: there is one default at most.
        await ofClient.set({ is_default: 0 }).execute();
        if (id !== null) await ofClient.set({ is_default: 1 }).where('id', '=', id).execute();
        return true;
      });
    },
  };
}

const isSame = (other: AddressData, address: AddressData): boolean =>
  (Object.keys(address) as Array<keyof AddressData>).every((part) => other[part] === address[part]);
