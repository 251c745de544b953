import type { Settings } from '../../platform/settings/index.ts';

/** Seller, promises, and the links of the home page: settings of the demo shop, by their names. */
export type Shop = Partial<Settings>;
