import type { Tx } from '../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** Ends all links that were sent before. */
export const endLinks = (tx: Tx, clientId: number) =>
  tx.deleteFrom('password_resets').where('client_id', '=', clientId).execute();

/** Signs out all other browsers and ends older links: after a new password, and on the owner's request. */
export async function endOthers(tx: Tx, clientId: number, current: SessionHash | null): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('client_id', '=', clientId)
    .where('id_hash', '!=', current ?? '')
    .execute();
  await endLinks(tx, clientId);
}
