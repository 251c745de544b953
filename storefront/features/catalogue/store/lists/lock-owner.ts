import type { Tx } from '../../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../../platform/store/sessions.ts';

/** Changes that count what an owner has come one after the other. */
export const lockOwner = (tx: Tx, owner: SessionHash) =>
  tx
    .updateTable('sessions')
    .set((eb) => ({ seen_at: eb.ref('seen_at') }))
    .where('id_hash', '=', owner)
    .execute();
