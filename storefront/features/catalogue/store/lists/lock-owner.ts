import type { Tx } from '../../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../../platform/store/sessions.ts';

/** Serializes changes that count an owner's rows. */
export const lockOwner = (tx: Tx, owner: SessionHash) =>
  tx
    .updateTable('sessions')
    .set((eb) => ({ seen_at: eb.ref('seen_at') }))
    .where('id_hash', '=', owner)
    .execute();
