import type { Clock } from '../clock.ts';
import type { Database } from '../engine/database.ts';
import type { Client } from './client-types.ts';
import { readClient } from './rows.ts';

/** Accounts of shoppers. */
export function clientsOf({ read }: Database, _clock: Clock) {
  return {
    /** An account by its id; null where there is none. */
    find: (id: number): Promise<Client | null> => readClient(read, id),
  };
}
