import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

interface ConsentsTable {
  /** Unguessable; the visitor's cookie carries it. */
  id: string;
  /** The wording that was shown: a row of `consent_wordings`. */
  version: string;
  /** The purposes agreed to, as a list; empty where all were refused. */
  purposes: Json;
  given_at: number;
}

interface ConsentWordingsTable {
  /** The beginning of the wording's SHA-256. */
  version: string;
  wording: string;
  first_at: number;
}

interface TrackingEventsTable {
  id: Generated<number>;
  /** The session whose browser will run it. */
  session_hash: string;
  /** The event as JSON, without personal data. */
  event: Json;
  happened_at: number;
}

/** Proofs of consent, and what waits for a browser that gave it. */
export interface ConsentsSchema {
  consents: ConsentsTable;
  consent_wordings: ConsentWordingsTable;
  tracking_events: TrackingEventsTable;
}
