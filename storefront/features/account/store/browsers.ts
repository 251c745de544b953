import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { hashOf, type SessionHash } from '../../../platform/store/sessions.ts';
import { endOthers } from './end-others.ts';

/** A signed-in browser. */
export interface SignedInBrowser {
  /** Names it in forms; neither the cookie nor its stored hash can be derived from it. */
  handle: string;
  /** As passed to `signIn`: 'Firefox / Windows'; '' where unknown. */
  browser: string;
  signedInAt: number;
  isCurrent: boolean;
}

/** More than anyone has: the latest are listed. */
const mostListed = 50;

/** A client's open sessions (ASVS 5.0, 7.5.2: seen and ended by the owner). */
export function browsersOf(database: Database, clock: Clock) {
  const { read, write } = database;

  const live = (clientId: number) =>
    read
      .selectFrom('sessions')
      .select(['id_hash', 'browser', 'created_at'])
      .where('client_id', '=', clientId)
      .where('expires_at', '>', clock())
      .orderBy('created_at', 'desc')
      .orderBy('id_hash')
      .limit(mostListed)
      .execute();

  return {
    /** The browsers of a client, the current one first, then the latest. */
    async browsers(clientId: number, current: SessionHash): Promise<ReadonlyArray<SignedInBrowser>> {
      const listed = (await live(clientId)).map((row) => ({
        handle: hashOf(row.id_hash),
        browser: row.browser,
        signedInAt: row.created_at,
        isCurrent: row.id_hash === current,
      }));
      return [...listed.filter(({ isCurrent }) => isCurrent), ...listed.filter(({ isCurrent }) => !isCurrent)];
    },

    /** Signs one browser of the client out. @returns whether it was signed in */
    async signOutBrowser(clientId: number, handle: string): Promise<boolean> {
      const found = (await live(clientId)).find((row) => hashOf(row.id_hash) === handle);
      if (!found) return false;
      await write.deleteFrom('sessions').where('id_hash', '=', found.id_hash).execute();
      return true;
    },

    /** Signs out every browser but the current one, and revokes links to a new password. */
    signOutOthers: (clientId: number, current: SessionHash): Promise<void> =>
      transact(database, (tx) => endOthers(tx, clientId, current)),
  };
}
