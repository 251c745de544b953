import { currentRecording, keepNot } from '../reads/recording.ts';
import type { RequestSession, SessionRecord } from '../page/request-context.ts';

/*
 * What a page that may be kept for others reads of its visitor. Whether someone is signed in tells kept pages apart, and so do the shown
 * data of the session; anything else makes the page the visitor's own. Statements with the visitor's key are noted where they run.
 */

/** The session of a request, as pages see it. */
export function noted(session: RequestSession, showsData: (key: string) => boolean = () => false): RequestSession {
  const seen = (record: SessionRecord): SessionRecord =>
    currentRecording() === null ? record : { ...record, data: notedData(record.data, showsData) };
  return {
    ...session,
    current: async () => {
      const record = await session.current();
      return record && seen(record);
    },
  };
}

const notedData = (data: SessionRecord['data'], showsData: (key: string) => boolean): SessionRecord['data'] =>
  new Proxy(data, {
    get(target, key) {
      if (typeof key === 'string' && !showsData(key)) keepNot('reads data of the session');
      return Reflect.get(target, key);
    },
    ownKeys(target) {
      keepNot('reads all data of the session');
      return Reflect.ownKeys(target);
    },
  });

/** A signed-in client. A kept page may depend on whether there is one; a page that reads anything of the client is not kept. */
export const notedClient = <Client extends object>(client: Client | null): Client | null =>
  client === null || currentRecording() === null
    ? client
    : new Proxy(client, {
        get(target, key) {
          // Whoever waits for it asks whether it is a promise.
          if (key !== 'then') keepNot('reads the client');
          return Reflect.get(target, key);
        },
        ownKeys(target) {
          keepNot('reads the client');
          return Reflect.ownKeys(target);
        },
      });
