import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import { hashOf, newId } from '../../../platform/store/sessions.ts';

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: number;
  /** Null until it signed in. */
  readonly usedAt: number | null;
}

/** What a browser's answer is verified with. */
export interface PasskeyCredential {
  /** As the authenticator named it, base64url. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: ReadonlyArray<string>;
}

export type AddPasskeyOutcome = 'added' | 'known' | 'too_many';

/** Passkeys of clients, and the challenges that they answer: each is valid once, for a few minutes. */
export function passkeysOf(database: Database, clock: Clock) {
  const { read, write } = database;
  return {
    /** A new challenge, base64url. @param clientId who adds a passkey by it; null for signing in */
    async newChallenge(clientId: number | null, lifetime: number): Promise<string> {
      const challenge = newId();
      await write
        .insertInto('passkey_challenges')
        .values({ challenge_hash: hashOf(challenge), client_id: clientId, expires_at: clock() + lifetime })
        .execute();
      return challenge;
    },

    /** Uses a challenge up. @returns whether it was waiting, for the same purpose */
    async takeChallenge(challenge: string, clientId: number | null): Promise<boolean> {
      const taken = await write
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', hashOf(challenge))
        .where('client_id', clientId === null ? 'is' : '=', clientId)
        .where('expires_at', '>', clock())
        .returning('challenge_hash')
        .executeTakeFirst();
      return taken !== undefined;
    },

    /** Deletes expired challenges. @returns how many */
    async sweepChallenges(): Promise<number> {
      const result = await write.deleteFrom('passkey_challenges').where('expires_at', '<=', clock()).executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /** The client's passkeys, in the order in which they were added. */
    async passkeys(clientId: number): Promise<ReadonlyArray<Passkey & { credential: PasskeyCredential }>> {
      const rows = await read
        .selectFrom('passkeys')
        .selectAll()
        .where('client_id', '=', clientId)
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        usedAt: row.used_at,
        credential: {
          credentialId: row.credential_id,
          publicKey: row.public_key,
          counter: row.counter,
          transports: fromJson<string[]>(row.transports),
        },
      }));
    },

    /** Whose passkey has this credential id; null for no one's. */
    async passkeyOf(
      credentialId: string,
    ): Promise<{ id: number; clientId: number; credential: PasskeyCredential } | null> {
      const row = await read
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      if (!row) return null;
      const credential = {
        credentialId: row.credential_id,
        publicKey: row.public_key,
        counter: row.counter,
        transports: fromJson<string[]>(row.transports),
      };
      return { id: row.id, clientId: row.client_id, credential };
    },

    /**
     * Adds a passkey and reports it to the owner.
     *
     * @param most how many an account may have
     * @param mailKind the kind of that mail
     */
    async addPasskey(
      clientId: number,
      { name, credentialId, publicKey, counter, transports }: PasskeyCredential & { name: string },
      { most, mailKind }: { most: number; mailKind: string },
    ): Promise<AddPasskeyOutcome> {
      return transact(database, async (tx) => {
        // Locks the account: two tabs add one after the other.
        const client = await tx
          .updateTable('clients')
          .set((eb) => ({ email: eb.ref('email') }))
          .where('id', '=', clientId)
          .returning(['email', 'language'])
          .executeTakeFirstOrThrow();
        const { count } = await tx
          .selectFrom('passkeys')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('client_id', '=', clientId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return 'too_many';
        const added = await tx
          .insertInto('passkeys')
          .values({
            client_id: clientId,
            credential_id: credentialId,
            public_key: publicKey,
            counter,
            transports: toJson(transports),
            name,
            created_at: clock(),
          })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return 'known';
        await enqueue(tx, { kind: mailKind, to: client, payload: { clientId } }, clock());
        return 'added';
      });
    },

    /** Removes one of the client's own passkeys. @returns whether there was one */
    async removePasskey(clientId: number, id: number): Promise<boolean> {
      const gone = await write
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('client_id', '=', clientId)
        .returning('id')
        .executeTakeFirst();
      return gone !== undefined;
    },

    /** Notes a use. @returns false where another use moved the counter meanwhile, or the passkey was removed */
    async usePasskey(id: number, before: number, counter: number): Promise<boolean> {
      const used = await write
        .updateTable('passkeys')
        .set({ counter, used_at: clock() })
        .where('id', '=', id)
        .where('counter', '=', before)
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}
