interface RateCountersTable {
  /** SHA-256 of what is counted: nobody reads an address here. */
  key_hash: string;
  count: number;
  /** Where the window is over; the next time begins another one. */
  ends_at: number;
}

/** How often somebody asked. */
export interface ProtectionSchema {
  rate_counters: RateCountersTable;
}
