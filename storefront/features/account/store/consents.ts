import type { Database, Tx } from '../../../platform/store/engine/database.ts';
import type { ClientProfile } from './client-types.ts';

/** How news may be sent. */
export type ConsentChannel = 'mail' | 'sms';

/** One consent of a client, from its giving to its end. Times in epoch milliseconds. */
export interface ClientConsent {
  readonly channel: ConsentChannel;
  /** Null where it was given before the shop kept the time. */
  readonly givenAt: number | null;
  /** Null while it holds. */
  readonly withdrawnAt: number | null;
}

type Consents = Pick<ClientProfile, 'mailingConsent' | 'smsConsent'>;

const channels = [
  ['mail', 'mailingConsent'],
  ['sms', 'smsConsent'],
] as const satisfies ReadonlyArray<readonly [ConsentChannel, keyof Consents]>;

const none: Consents = { mailingConsent: false, smsConsent: false };

/** Keeps when a consent was given or withdrawn (GDPR, article 7.1). @param before none for a new account */
export async function keepConsents(
  tx: Tx,
  clientId: number,
  { before = none, after, now }: { before?: Consents; after: Consents; now: number },
): Promise<void> {
  for (const [channel, name] of channels) {
    if (before[name] === after[name]) continue;
    // oxlint-disable no-await-in-loop -- one connection writes one row after the other
    if (after[name])
      await tx
        .insertInto('client_consents')
        .values({ client_id: clientId, channel, given_at: now, withdrawn_at: null })
        .execute();
    else
      await tx
        .updateTable('client_consents')
        .set({ withdrawn_at: now })
        .where('client_id', '=', clientId)
        .where('channel', '=', channel)
        .where('withdrawn_at', 'is', null)
        .execute();
    // oxlint-enable no-await-in-loop
  }
}

export const consentsOf = ({ read }: Database) => ({
  /** All consents of a client, the earliest first. */
  async consents(clientId: number): Promise<ReadonlyArray<ClientConsent>> {
    const rows = await read
      .selectFrom('client_consents')
      .selectAll()
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    return rows.map(({ channel, given_at, withdrawn_at }) => ({
      channel,
      givenAt: given_at,
      withdrawnAt: withdrawn_at,
    }));
  },
});
