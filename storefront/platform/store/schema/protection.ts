interface RateCountersTable {
  /** SHA-256 of what is counted: no address can be read here. */
  key_hash: string;
  count: number;
  /** When the window ends; the next use begins another one. */
  ends_at: number;
}

/** Counters of rate limits. */
export interface ProtectionSchema {
  rate_counters: RateCountersTable;
}
