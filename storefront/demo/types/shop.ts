import type { Settings } from '../../platform/settings/index.ts';

/** Who sells, on what promises, and what the home page points at: settings of the demo shop, by their names. */
export type Shop = Partial<Settings>;
