import { randomBytes } from 'node:crypto';
import type { Notice } from '../../../patterns/rules/notice.ts';
import type { SessionPort } from '../page/request-context.ts';

/** The store that the runtime needs, in memory, with a switch that makes it fail. */
export interface MemoryStore extends SessionPort {
  isDown: boolean;
  readonly sessions: Map<string, Notice[]>;
  isClosed: boolean;
  assertUp(): void;
}

export function memoryStore(): MemoryStore {
  const sessions = new Map<string, Notice[]>();
  const recordOf = (hash: string) => ({ hash, idHash: hash, data: {}, clientId: null });
  return {
    isDown: false,
    isClosed: false,
    sessions,
    assertUp() {
      if (this.isDown) throw new Error('connect ECONNREFUSED 10.0.0.7:5432 (secret detail)');
    },
    find: (id) => Promise.resolve(sessions.has(id) ? recordOf(id) : null),
    start() {
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, []);
      return Promise.resolve({ id, session: recordOf(id) });
    },
    renew(hash) {
      const id = randomBytes(32).toString('base64url');
      sessions.set(id, sessions.get(hash) ?? []);
      sessions.delete(hash);
      return Promise.resolve(id);
    },
    end: (hash) => Promise.resolve(void sessions.delete(hash)),
    keepNotice: (hash, notice) => Promise.resolve(void sessions.get(hash)!.push(notice)),
    takeNotices: (hash) => Promise.resolve(sessions.get(hash)?.splice(0) ?? []),
  };
}
