import { defaultSettings } from '../../../platform/settings/index.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { lockOwner } from '../../catalogue/store.ts';
import { enqueue, whoAsks } from '../../../platform/store/outbox.ts';
import { hashOf, newId, sessionRow, type Session, type SessionHash } from '../../../platform/store/sessions.ts';
import { addressesOf } from './addresses.ts';
import { browsersOf } from './browsers.ts';
import type {
  Client,
  ClientChanges,
  ClientOutcome,
  ClientProfile,
  NewClient,
  OwnedLimits,
  Proof,
} from './client-types.ts';
import { consentsOf, keepConsents } from './consents.ts';
import { createClient } from './create-client.ts';
import { endLinks, endOthers } from './end-others.ts';
import { identitiesOf, linkIn, type Identity } from './identities.ts';
import { claimNames, NamesTaken, nameKey } from './names.ts';
import { ownDataOf } from './own-data.ts';
import { passkeysOf } from './passkeys.ts';
import { hashPassword, isPasswordOf, noPassword } from './passwords.ts';
import { registrationsOf } from './registrations.ts';
import { resetsOf } from './resets.ts';
import { columnsOfAddress, columnsOfProfile, readClient, readerOf } from './rows.ts';
import { adoptOrders, moveMessages, moveOrders, takeOver } from './take-over.ts';
import { timeCodesOf } from './time-codes.ts';

/** The browser's previous session; null for none. */
type Before = Pick<Session, 'idHash' | 'clientId'> | null;

/** Of a shop that sets none. */
const usualLimits: OwnedLimits = {
  compared: Math.max(...defaultSettings.compareColumns),
  shoppingLists: defaultSettings.shoppingLists,
  shoppingListLines: defaultSettings.shoppingListLines,
};

/** Thrown inside a transaction, to roll it back. */
class IdentityTaken extends Error {}

/** Accounts of shoppers. Passwords come in as typed and are stored only as hashes. */
export function clientsOf(database: Database, clock: Clock) {
  const { read } = database;

  async function passwordOf(name: string) {
    return read
      .selectFrom('client_names')
      .innerJoin('clients', 'clients.id', 'client_names.client_id')
      .select(['clients.id', 'clients.password'])
      .where('client_names.name_key', '=', nameKey(name))
      .executeTakeFirst();
  }

  /** Rolls everything back on taken names. */
  async function saving(work: (tx: Tx) => Promise<number>): Promise<ClientOutcome> {
    try {
      const id = await transact(database, work);
      return { kind: 'saved', client: (await readClient(database.write, id))! };
    } catch (error) {
      if (error instanceof NamesTaken) return { kind: 'taken', names: error.names };
      throw error;
    }
  }

  return {
    ...addressesOf(database),
    ...browsersOf(database, clock),
    ...consentsOf(database),
    ...resetsOf(database, clock),
    ...registrationsOf(database, clock),
    ...ownDataOf(database),
    ...passkeysOf(database, clock),
    ...timeCodesOf(database, clock),
    ...identitiesOf(database, clock),

    /** The youngest accounts with the number of their orders, for the operator. */
    async latest(
      most: number,
    ): Promise<ReadonlyArray<{ login: string; email: string; createdAt: number; orders: number }>> {
      const rows = await read
        .selectFrom('clients')
        .select(({ selectFrom, fn }) => [
          'login',
          'email',
          'created_at',
          selectFrom('orders')
            .select(fn.countAll().as('count'))
            .whereRef('orders.client_id', '=', 'clients.id')
            .as('orders'),
        ])
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ login, email, created_at, orders }) => ({
        login,
        email,
        createdAt: created_at,
        orders: Number(orders),
      }));
    },

    /** An account by its id; null where there is none. */
    find: (id: number): Promise<Client | null> => readClient(read, id),

    /** Whether an account has this login or e-mail. */
    isTaken: async (name: string): Promise<boolean> => (await passwordOf(name)) !== undefined,

    /** The accounts that have these logins or e-mails, by the requested name; unknown names are left out. */
    async idsOf(names: ReadonlyArray<string>): Promise<ReadonlyMap<string, number>> {
      const keys = [...new Set(names.map(nameKey))];
      const rows = await read.selectFrom('client_names').selectAll().where('name_key', 'in', keys).execute();
      const idOf = new Map(rows.map(({ name_key, client_id }) => [name_key, client_id]));
      return new Map(
        names.flatMap((name) => {
          const id = idOf.get(nameKey(name));
          return id === undefined ? [] : [[name, id] as const];
        }),
      );
    },

    /** The account of a login or e-mail and its password; null where they do not fit, after the same work. */
    async authenticate(name: string, password: string): Promise<Proof | null> {
      const row = await passwordOf(name);
      const isRight = await isPasswordOf(password, row?.password ?? null);
      return row && isRight ? { id: row.id, passwordHash: row.password } : null;
    },

    /** Whether it is the account's password: to change login or e-mail. */
    async hasPassword(id: number, password: string): Promise<boolean> {
      const row = await read.selectFrom('clients').select('password').where('id', '=', id).executeTakeFirst();
      return isPasswordOf(password, row?.password ?? null);
    },

    /**
     * Creates an account at once, where the e-mail is confirmed, and the mail that greets its owner. @param mailKind
     * the kind of that mail
     */
    async create(data: NewClient, mailKind: string): Promise<ClientOutcome> {
      const password = await hashPassword(data.password);
      return saving(async (tx) => {
        const now = clock();
        const id = await createClient(tx, data, password, now);
        await enqueue(tx, { kind: mailKind, to: whoAsks(data.email), payload: { clientId: id } }, now);
        return id;
      });
    },

    /**
     * Creates an account for a person whose e-mail a provider of sign-ins has confirmed. It has no password: the owner
     * signs in by that provider, and sets a password by a mailed link. @param mailKind the kind of the mail
     * that greets its owner
     * @returns null where the identity opens another account by now
     */
    async createBy(
      identity: Identity,
      data: Omit<NewClient, 'password'>,
      mailKind: string,
    ): Promise<ClientOutcome | null> {
      try {
        return await saving(async (tx) => {
          const now = clock();
          const id = await createClient(tx, data, noPassword, now);
          if ((await linkIn(tx, id, identity, { now, mailKind: null })) !== 'linked') throw new IdentityTaken();
          await adoptOrders(tx, id, data.email);
          await enqueue(tx, { kind: mailKind, to: whoAsks(data.email), payload: { clientId: id } }, now);
          return id;
        });
      } catch (error) {
        if (error instanceof IdentityTaken) return null;
        throw error;
      }
    },

    /**
     * Changes an account. A new password ends every session but the one that changes it, and every link to a new one; a
     * new e-mail ends only those links, because they are in the old mailbox.
     * @param current the session that stays
     * @param mailKind the kind of the mail that reports a new password to the owner
     */
    async change(
      id: number,
      changes: ClientChanges,
      { current, mailKind }: { current: SessionHash | null; mailKind: string },
    ): Promise<ClientOutcome> {
      const password = changes.password === undefined ? null : await hashPassword(changes.password);
      return saving(async (tx) => {
        const before = await readClient(tx, id);
        if (!before) throw new Error(`There is no client ${id}.`);
        const profile: ClientProfile = { ...before, ...changes };
        await tx
          .updateTable('clients')
          .set({ ...columnsOfProfile(profile), ...(password !== null && { password }) })
          .where('id', '=', id)
          .execute();
        await claimNames(tx, id, profile);
        await keepConsents(tx, id, { before, after: profile, now: clock() });
        await tx
          .updateTable('client_addresses')
          .set(columnsOfAddress(profile.address))
          .where('client_id', '=', id)
          .where('kind', '=', 'billing')
          .execute();
        if (profile.email !== before.email) await endLinks(tx, id);
        if (password === null) return id;
        await endOthers(tx, id, current);
        // To the mailbox from before: a stranger who changes both must not hide it.
        const to = { ...(await readerOf(tx, id)), email: before.email };
        await enqueue(tx, { kind: mailKind, to, payload: { clientId: id } }, clock());
        return id;
      });
    },

    /** Starts a session of the client, just authenticated or just registered; see `begin`. */
    signIn: (clientId: number, browser: Before, kind = '', limits = usualLimits): Promise<string> =>
      transact(database, (tx) => begin(tx, clientId, browser, kind, limits)),

    /** The same by a compared password; null where the account has another one by now. */
    signInBy: ({ id, passwordHash }: Proof, browser: Before, kind = '', limits = usualLimits): Promise<string | null> =>
      transact(database, async (tx) => {
        // A new password ends all sessions, and this one must not outlive it: locks the account only if its hash is
        // unchanged.
        const found = await tx
          .updateTable('clients')
          .set({ password: passwordHash })
          .where('id', '=', id)
          .where('password', '=', passwordHash)
          .returning('id')
          .executeTakeFirst();
        return found ? begin(tx, id, browser, kind, limits) : null;
      }),
  };

  /**
   * Starts a session of the client and ends the browser's previous one. A guest's data moves to the client; another
   * client's is left alone.
   * @param kind the browser's name in the list of sessions
   * @param limits how much of a guest's things the account takes
   * @returns the id for the cookie
   */
  async function begin(tx: Tx, clientId: number, browser: Before, kind: string, limits: OwnedLimits): Promise<string> {
    const id = newId();
    const now = clock();
    const { session_hash: owner, email } = await tx
      .updateTable('clients')
      .set({ language: currentLanguage() })
      .where('id', '=', clientId)
      .returning(['session_hash', 'email'])
      .executeTakeFirstOrThrow();
    // Two concurrent sign-ins move their baskets one after the other.
    await lockOwner(tx, owner);
    await tx
      .insertInto('sessions')
      .values(sessionRow(hashOf(id), now, { clientId, browser: kind }))
      .execute();
    if (!browser) return id;
    if (browser.clientId === null) {
      await takeOver(tx, { guest: browser.idHash, client: owner }, limits, now);
      await moveOrders(tx, browser.idHash, { id: clientId, email, owner });
    }
    await moveMessages(tx, browser.idHash, hashOf(id));
    await tx.deleteFrom('sessions').where('id_hash', '=', browser.idHash).execute();
    return id;
  }
}
