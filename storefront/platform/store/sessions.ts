import { createHash, randomBytes } from 'node:crypto';
import type { Notice, NoticeTone } from '../../../patterns/rules/notice.ts';
import { day, type Clock } from './clock.ts';
import type { Database } from './engine/database.ts';
import { prepared } from './engine/prepared.ts';
import { fromJson, toJson } from './json.ts';

/** SHA-256 of a random id; the key of all data of a session. */
export type SessionHash = string;

export interface Session {
  /** The key of the visitor's data: the cookie's own hash for a guest, the account's for a client. */
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

/** The key of a session; the id itself is in the cookie alone. */
export const hashOf = (id: string): SessionHash => createHash('sha256').update(id).digest('base64url');
/** 256 random bits, for unguessable values. */
export const newId = (): string => randomBytes(32).toString('base64url');

/** The row of a new session. @param expiresAt a session without a browser never expires */
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

const readSession = prepared((db, idHash: SessionHash, now: number) =>
  db
    .selectFrom('sessions as sent')
    .leftJoin('clients', 'clients.id', 'sent.client_id')
    .innerJoin('sessions as owner', (join) =>
      join.on((eb) => eb('owner.id_hash', '=', eb.fn.coalesce('clients.session_hash', 'sent.id_hash'))),
    )
    .select(['owner.id_hash', 'owner.data', 'sent.client_id', 'sent.created_at', 'sent.seen_at', 'sent.expires_at'])
    .where('sent.id_hash', '=', idHash)
    .where('sent.expires_at', '>', now),
);
const readNotices = prepared((db, hash: SessionHash) =>
  db.selectFrom('notices').select('id').where('session_hash', '=', hash),
);

/** Sessions start with the first stored data; a visitor who only looks has none. */
export function sessionsOf(database: Database, clock: Clock) {
  const { read, write } = database;
  return {
    /** The session of a cookie; null if it is unknown or expired. */
    async find(id: string | undefined): Promise<Session | null> {
      if (!id) return null;
      const [row] = await readSession(read, hashOf(id), clock());
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

    /** Gives the session another id (at login), with its basket and all other data; the old id opens nothing. */
    async renew(hash: SessionHash): Promise<string> {
      const id = newId();
      await write
        .updateTable('sessions')
        .set({ id_hash: hashOf(id) })
        .where('id_hash', '=', hash)
        .execute();
      return id;
    },

    /** Sets some of the session's data and prolongs it; `undefined` deletes a key. */
    async update(hash: SessionHash, changes: Readonly<Record<string, unknown>>): Promise<void> {
      for (;;) {
        const row = await write.selectFrom('sessions').select('data').where('id_hash', '=', hash).executeTakeFirst();
        if (!row) return;
        const now = clock();
        const { numUpdatedRows } = await write
          .updateTable('sessions')
          .set((eb) => ({
            data: toJson({ ...fromJson<Record<string, unknown>>(row.data), ...changes }),
            seen_at: now,
            // A client's data is kept for ever: a change sets no expiry.
            expires_at: eb
              .case()
              .when('expires_at', '>', now + sessionLifetime)
              .then(eb.ref('expires_at'))
              .else(eb.val(now + sessionLifetime))
              .end(),
          }))
          .where('id_hash', '=', hash)
          // Of concurrent changes one is written; the others read it and try again, so that all are kept.
          .where('data', '=', row.data)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return;
      }
    },

    async keepNotice(hash: SessionHash, { tone, title, text }: Notice): Promise<void> {
      await write
        .insertInto('notices')
        .values({ session_hash: hash, tone, title, text: text ?? null })
        .execute();
    },

    /** The waiting notices, in their order; each is returned once, also to concurrent pages. */
    async takeNotices(hash: SessionHash): Promise<ReadonlyArray<Notice>> {
      const waiting = await readNotices(read, hash);
      // Most pages have none: they must not wait for the writing connection.
      if (waiting.length === 0) return [];
      const rows = await write.deleteFrom('notices').where('session_hash', '=', hash).returningAll().execute();
      return rows
        .sort((a, b) => a.id - b.id)
        .map(({ tone, title, text }) => ({ tone: tone as NoticeTone, title, ...(text !== null && { text }) }));
    },

    async end(hash: SessionHash): Promise<void> {
      await write.deleteFrom('sessions').where('id_hash', '=', hash).execute();
    },

    /** Deletes expired sessions with their baskets. @returns how many. */
    async sweep(): Promise<number> {
      const result = await write.deleteFrom('sessions').where('expires_at', '<=', clock()).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
