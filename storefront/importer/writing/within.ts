import type { Tx } from '../../platform/store/engine/database.ts';

/** The transaction of the moment: an import has one, or many short ones beside a running shop. */
export interface Within {
  tx: Tx;
}
