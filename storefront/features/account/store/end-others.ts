import type { Tx } from '../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** No link that was sent before opens the account. */
export const endLinks = (tx: Tx, clientId: number) =>
  tx.deleteFrom('password_resets').where('client_id', '=', clientId).execute();

/** Nobody else stays signed in, and no older link opens the account: after another password, and where the owner asks. */
export async function endOthers(tx: Tx, clientId: number, current: SessionHash | null): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('client_id', '=', clientId)
    .where('id_hash', '!=', current ?? '')
    .execute();
  await endLinks(tx, clientId);
}
