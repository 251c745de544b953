import { createHash, randomBytes } from 'node:crypto';
import type { Notice, NoticeTone } from '../../../patterns/rules/notice.ts';
import { day, type Clock } from './clock.ts';
import { transact, type Database } from './engine/database.ts';
import { fromJson, toJson } from './json.ts';

/** SHA-256 of a random id; everything that belongs to a session is kept under it. */
export type SessionHash = string;

export interface Session {
  /** What belongs to the visitor is kept under it: the cookie's own hash for a guest, the account's for a client. */
  hash: SessionHash;
  /** SHA-256 of the id in this browser's cookie. */
  idHash: SessionHash;
  data: Readonly<Record<string, unknown>>;
  /** Who signed in with this browser; null for a guest. */
  clientId: number | null;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}

/** How long a session lives after its last write. */
export const sessionLifetime = 30 * day;

/** Under what a session is kept; the id itself stands in the cookie alone. */
export const hashOf = (id: string): SessionHash => createHash('sha256').update(id).digest('base64url');
/** 256 random bits, for whatever must not be guessed. */
export const newId = (): string => randomBytes(32).toString('base64url');

/** The row of a session that starts now. @param expiresAt a session that is no browser's never ends */
export const sessionRow = (
  hash: SessionHash,
  now: number,
  {
    clientId = null,
    expiresAt = now + sessionLifetime,
    browser = '',
  }: { clientId?: number | null; expiresAt?: number; browser?: string } = {},
) => ({
  id_hash: hash,
  created_at: now,
  seen_at: now,
  expires_at: expiresAt,
  data: toJson({}),
  client_id: clientId,
  browser,
});

/** Sessions exist from the first thing that must be remembered; a visitor who only looks has none. */
export function sessionsOf(database: Database, clock: Clock) {
  const { read, write } = database;
  return {
    /** The session of a cookie; null where it is unknown or over. */
    async find(id: string | undefined): Promise<Session | null> {
      if (!id) return null;
      const row = await read
        .selectFrom('sessions as sent')
        .leftJoin('clients', 'clients.id', 'sent.client_id')
        .innerJoin('sessions as owner', (join) =>
          join.on((eb) => eb('owner.id_hash', '=', eb.fn.coalesce('clients.session_hash', 'sent.id_hash'))),
        )
        .select(['owner.id_hash', 'owner.data', 'sent.client_id', 'sent.created_at', 'sent.seen_at', 'sent.expires_at'])
        .where('sent.id_hash', '=', hashOf(id))
        .where('sent.expires_at', '>', clock())
        .executeTakeFirst();
      if (!row) return null;
      return {
        hash: row.id_hash,
        idHash: hashOf(id),
        data: fromJson<Record<string, unknown>>(row.data),
        clientId: row.client_id,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        expiresAt: row.expires_at,
      };
    },

    /** Starts a session. `id` goes into the cookie and is nowhere else. */
    async start(): Promise<{ id: string; session: Session }> {
      const id = newId();
      const now = clock();
      const session: Session = {
        hash: hashOf(id),
        idHash: hashOf(id),
        data: {},
        clientId: null,
        createdAt: now,
        seenAt: now,
        expiresAt: now + sessionLifetime,
      };
      await write.insertInto('sessions').values(sessionRow(session.hash, now)).execute();
      return { id, session };
    },

    /** Gives the session another id (at login), with its basket and everything else; the old id opens nothing. */
    async renew(hash: SessionHash): Promise<string> {
      const id = newId();
      await write
        .updateTable('sessions')
        .set({ id_hash: hashOf(id) })
        .where('id_hash', '=', hash)
        .execute();
      return id;
    },

    /** Sets some of the session's data and prolongs it; `undefined` takes a key away. */
    async update(hash: SessionHash, changes: Readonly<Record<string, unknown>>): Promise<void> {
      await transact(database, async (tx) => {
        // The update comes first, because it locks the row: two changes at once both stay.
        const now = clock();
        const row = await tx
          .updateTable('sessions')
          .set((eb) => ({
            seen_at: now,
            // What a client owns is kept for ever, and is not brought to an end by a change.
            expires_at: eb
              .case()
              .when('expires_at', '>', now + sessionLifetime)
              .then(eb.ref('expires_at'))
              .else(now + sessionLifetime)
              .end(),
          }))
          .where('id_hash', '=', hash)
          .returning('data')
          .executeTakeFirst();
        if (!row) return;
        const data = toJson({ ...fromJson<Record<string, unknown>>(row.data), ...changes });
        await tx.updateTable('sessions').set({ data }).where('id_hash', '=', hash).execute();
      });
    },

    async keepNotice(hash: SessionHash, { tone, title, text }: Notice): Promise<void> {
      await write
        .insertInto('notices')
        .values({ session_hash: hash, tone, title, text: text ?? null })
        .execute();
    },

    /** The waiting notices, in their order; each is given once, also when two pages ask at the same time. */
    async takeNotices(hash: SessionHash): Promise<ReadonlyArray<Notice>> {
      const waiting = await read.selectFrom('notices').select('id').where('session_hash', '=', hash).executeTakeFirst();
      // Most pages have none: they must not wait for the writing connection.
      if (!waiting) return [];
      const rows = await write.deleteFrom('notices').where('session_hash', '=', hash).returningAll().execute();
      return rows
        .sort((a, b) => a.id - b.id)
        .map(({ tone, title, text }) => ({ tone: tone as NoticeTone, title, ...(text !== null && { text }) }));
    },

    async end(hash: SessionHash): Promise<void> {
      await write.deleteFrom('sessions').where('id_hash', '=', hash).execute();
    },

    /** Deletes sessions that are over, with their baskets. @returns how many. */
    async sweep(): Promise<number> {
      const result = await write.deleteFrom('sessions').where('expires_at', '<=', clock()).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
