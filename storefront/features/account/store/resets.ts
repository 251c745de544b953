import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { enqueue, whoAsks, type QueuedMail } from '../../../platform/store/outbox.ts';
import { hashOf, newId } from '../../../platform/store/sessions.ts';
import { endOthers } from './end-others.ts';
import { nameKey } from './names.ts';
import { hashPassword } from './passwords.ts';
import { readClient, readerOf } from './rows.ts';
import type { Client } from './client-types.ts';

/** Validity of a link to a new password, in milliseconds. */
export const resetLifetime = 60 * 60 * 1000;

/** Links to a new password: each works once, for an hour, and the store keeps only its hash. */
export function resetsOf(database: Database, clock: Clock) {
  const { read, write } = database;

  const validReset = (token: string) =>
    read
      .selectFrom('password_resets')
      .select('client_id')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', clock());

  return {
    /**
     * Records the request for a new password. Whether there is such an account is looked up when the mail is written:
     * until then every address is treated alike, with the same timing.
     * @param payload what the mail needs beside the address
     */
    async askForReset(email: string, mailKind: string, payload: QueuedMail['payload'] = {}): Promise<void> {
      await transact(database, (tx) => enqueue(tx, { kind: mailKind, to: whoAsks(email), payload }, clock()));
    },

    /** A token for the account with this e-mail, for the mail alone; null where there is none. */
    async newResetToken(email: string): Promise<{ client: Client; token: string } | null> {
      const row = await read
        .selectFrom('client_names')
        .innerJoin('clients', 'clients.id', 'client_names.client_id')
        .select(['clients.id', 'clients.email'])
        .where('client_names.name_key', '=', nameKey(email))
        .executeTakeFirst();
      // A login that looks like an e-mail is not one.
      if (!row || nameKey(row.email) !== nameKey(email)) return null;
      const token = newId();
      const now = clock();
      await write.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
      await write
        .insertInto('password_resets')
        .values({ token_hash: hashOf(token), client_id: row.id, expires_at: now + resetLifetime })
        .execute();
      return { client: (await readClient(read, row.id))!, token };
    },

    /** Whether a token still opens an account. */
    isResetValid: async (token: string): Promise<boolean> => (await validReset(token).executeTakeFirst()) !== undefined,

    /**
     * Gives the token's account a new password, once, and ends all its sessions.
     * @param mailKind the kind of the mail that reports it
     * @returns the client; null where the token is unknown, used or expired
     */
    async resetPassword(token: string, password: string, mailKind: string): Promise<Client | null> {
      // Unknown tokens must not make the server hash.
      if (!(await validReset(token).executeTakeFirst())) return null;
      const hash = await hashPassword(password);
      return transact(database, async (tx) => {
        const used = await tx
          .deleteFrom('password_resets')
          .where('token_hash', '=', hashOf(token))
          .where('expires_at', '>', clock())
          .returning('client_id')
          .executeTakeFirst();
        if (!used) return null;
        await tx.updateTable('clients').set({ password: hash }).where('id', '=', used.client_id).execute();
        await endOthers(tx, used.client_id, null);
        const client = (await readClient(tx, used.client_id))!;
        await enqueue(
          tx,
          { kind: mailKind, to: await readerOf(tx, client.id), payload: { clientId: client.id } },
          clock(),
        );
        return client;
      });
    },
  };
}
