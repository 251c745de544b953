import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import { enqueue, whoAsks, type QueuedMail } from '../../../platform/store/outbox.ts';
import { hashOf, newId } from '../../../platform/store/sessions.ts';
import type { Client, NewClient } from './client-types.ts';
import { createClient } from './create-client.ts';
import { NamesTaken, nameKey, type ClientName } from './names.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { readClient } from './rows.ts';
import { adoptOrders } from './take-over.ts';

/** Validity of the link that confirms an e-mail, in milliseconds. */
export const registrationLifetime = 24 * 60 * 60 * 1000;

export type ConfirmOutcome =
  /** `hasOtherLogin`: another account took the login meanwhile; the login is the e-mail. */
  | { kind: 'opened'; client: Client; hasOtherLogin: boolean }
  /** The e-mail has an account by now. */
  | { kind: 'known' }
  | { kind: 'wrong_password' }
  /** The link is unknown, used or too old. */
  | { kind: 'expired' };

type Wish = Omit<NewClient, 'password'>;

/** Accounts that wait for the confirmation of their e-mail. */
export function registrationsOf(database: Database, clock: Clock) {
  const { read, write } = database;

  const valid = (token: string) =>
    read
      .selectFrom('registrations')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', clock());

  /** Opens the account of a registration, once. @throws NamesTaken, and then nothing has changed */
  const open = (id: number, wish: Wish, password: string, mailKind: string) =>
    transact(database, async (tx) => {
      const used = await tx.deleteFrom('registrations').where('id', '=', id).returning('id').executeTakeFirst();
      if (!used) return null;
      const now = clock();
      const clientId = await createClient(tx, wish, password, now);
      await adoptOrders(tx, clientId, wish.email);
      await enqueue(tx, { kind: mailKind, to: whoAsks(wish.email), payload: { clientId } }, now);
      return readClient(tx, clientId);
    });

  return {
    /**
     * Records a registration. Whether its e-mail has an account is looked up when the mail is written: until then every
     * address is treated alike, with the same timing.
     *
     * @param payload what the mail needs beside the registration
     */
    async register(data: NewClient, mailKind: string, payload: QueuedMail['payload'] = {}): Promise<void> {
      const { password, ...wish } = data;
      const hash = await hashPassword(password);
      await transact(database, async (tx) => {
        const now = clock();
        const { id } = await tx
          .insertInto('registrations')
          .values({ token_hash: null, data: toJson(wish), password: hash, expires_at: now + registrationLifetime })
          .returning('id')
          .executeTakeFirstOrThrow();
        const mail = { kind: mailKind, to: whoAsks(data.email), payload: { ...payload, registrationId: id } };
        await enqueue(tx, mail, now);
      });
    },

    /**
     * The token that confirms a registration, for the mail alone; it replaces earlier ones. Where the e-mail has an
     * account, that account. Null where the registration ended.
     */
    async newRegistrationToken(id: number): Promise<{ token: string; email: string } | { client: Client } | null> {
      const row = await read
        .selectFrom('registrations')
        .select('data')
        .where('id', '=', id)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      if (!row) return null;
      const { email } = fromJson<Wish>(row.data);
      const owner = await read
        .selectFrom('client_names')
        .select('client_id')
        .where('name_key', '=', nameKey(email))
        .executeTakeFirst();
      if (owner) return { client: (await readClient(read, owner.client_id))! };
      const token = newId();
      await write
        .updateTable('registrations')
        .set({ token_hash: hashOf(token) })
        .where('id', '=', id)
        .execute();
      return { token, email };
    },

    /** Whether a token still opens an account. */
    isRegistrationValid: async (token: string): Promise<boolean> =>
      (await valid(token).executeTakeFirst()) !== undefined,

    /**
     * Opens the account that a token confirms. The password proves that the mailbox owner is who registered: following
     * a link opens no account with a stranger's password.
     *
     * @param mailKind the kind of the mail that greets its owner
     */
    async confirm(token: string, password: string, mailKind: string): Promise<ConfirmOutcome> {
      const row = await valid(token).executeTakeFirst();
      if (!row) return { kind: 'expired' };
      if (!(await isPasswordOf(password, row.password))) return { kind: 'wrong_password' };
      const wish = fromJson<Wish>(row.data);
      const attempt = async (as: Wish): Promise<Client | null | ReadonlyArray<ClientName>> => {
        try {
          return await open(row.id, as, row.password, mailKind);
        } catch (error) {
          if (error instanceof NamesTaken) return error.names;
          throw error;
        }
      };
      const first = await attempt(wish);
      const isLoginTaken = Array.isArray(first) && !first.includes('email');
      const last = isLoginTaken ? await attempt({ ...wish, login: wish.email }) : first;
      if (last === null) return { kind: 'expired' };
      if ('id' in last) return { kind: 'opened', client: last, hasOtherLogin: isLoginTaken };
      await write.deleteFrom('registrations').where('id', '=', row.id).execute();
      return { kind: 'known' };
    },

    /** Deletes expired registrations with all typed data. @returns how many */
    async sweepRegistrations(): Promise<number> {
      const result = await write.deleteFrom('registrations').where('expires_at', '<=', clock()).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
