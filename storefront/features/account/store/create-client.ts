import { currentLanguage } from '../../../platform/languages/current-language.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import { hashOf, newId, sessionRow } from '../../../platform/store/sessions.ts';
import type { NewClient } from './client-types.ts';
import { keepConsents } from './consents.ts';
import { claimNames } from './names.ts';
import { columnsOfAddress, columnsOfProfile } from './rows.ts';

/**
 * Writes an account with its names, its addresses and the session that owns its data.
 *
 * @param password as `hashPassword` made it
 * @returns the account's id
 * @throws NamesTaken
 */
export async function createClient(
  tx: Tx,
  data: Omit<NewClient, 'password'>,
  password: string,
  now: number,
): Promise<number> {
  const owner = hashOf(newId());
  await tx
    .insertInto('sessions')
    .values(sessionRow(owner, now, { expiresAt: Number.MAX_SAFE_INTEGER }))
    .execute();
  const { id } = await tx
    .insertInto('clients')
    .values({ ...columnsOfProfile(data), password, session_hash: owner, language: currentLanguage(), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await claimNames(tx, id, data);
  await keepConsents(tx, id, { after: data, now });
  await tx
    .insertInto('client_addresses')
    .values(
      [{ kind: 'billing' as const, address: data.address }, ...data.others].map(({ kind, address }) => ({
        client_id: id,
        kind,
        ...columnsOfAddress(address),
      })),
    )
    .execute();
  return id;
}
