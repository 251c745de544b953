import { createHash } from 'node:crypto';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { VoucherFacts } from '../../../../patterns/rules/voucher.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** A way to pay beside the method, as its buyer chose it. */
export type ChosenPart =
  | { kind: 'voucher' | 'gift-card'; number: string }
  | { kind: 'points'; points: number }
  | { kind: 'balance' };

export interface Voucher extends VoucherFacts {
  number: string;
  kind: 'voucher' | 'gift-card';
}

/** Points and money of a client, beside the points of completed orders. */
export interface ClientFunds {
  pointsGranted: number;
  pointsSpent: number;
  balance: Grosze;
}

/** The kept form of a card's PIN. The number belongs to it: equal PINs have different hashes. */
export const pinHash = (number: string, pin: string): string =>
  createHash('sha256').update(`${number} ${pin}`).digest('base64url');

/** Vouchers, gift cards, and what clients have. */
export function vouchersOf({ read, write }: Database, clock: Clock) {
  const find = async (kind: Voucher['kind'], number: string) =>
    read.selectFrom('vouchers').selectAll().where('kind', '=', kind).where('number', '=', number).executeTakeFirst();

  return {
    /** By its number; a card only with its PIN, `null` where the buyer has shown it before. */
    async find(kind: Voucher['kind'], number: string, pin: string | null): Promise<Voucher | null> {
      const row = await find(kind, number);
      if (!row || (pin !== null && row.pin_hash !== pinHash(number, pin))) return null;
      return {
        number,
        kind,
        left: row.left_amount,
        currency: row.currency,
        isForeign: row.is_foreign === 1,
        isBlocked: row.is_blocked === 1,
        validUntil: row.valid_until,
      };
    },

    /** The funds of a client. */
    async funds(clientId: number): Promise<ClientFunds> {
      const row = await read
        .selectFrom('client_funds')
        .selectAll()
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      return {
        pointsGranted: row?.points_granted ?? 0,
        pointsSpent: row?.points_spent ?? 0,
        balance: row?.balance ?? 0,
      };
    },

    /** Adds points or money. @returns null where no account has this e-mail */
    async credit(
      email: string,
      { points = 0, balance = 0 }: { points?: number; balance?: Grosze },
    ): Promise<ClientFunds | null> {
      const client = await read.selectFrom('clients').select('id').where('email', '=', email).executeTakeFirst();
      if (!client) return null;
      await write
        .insertInto('client_funds')
        .values({ client_id: client.id, points_granted: points, points_spent: 0, balance })
        .onConflict((conflict) =>
          conflict.column('client_id').doUpdateSet((eb) => ({
            points_granted: eb('client_funds.points_granted', '+', points),
            balance: eb('client_funds.balance', '+', balance),
          })),
        )
        .execute();
      return this.funds(client.id);
    },

    /** The parts that a visitor chose for the next order. */
    async draft(session: SessionHash): Promise<ReadonlyArray<ChosenPart>> {
      const row = await read
        .selectFrom('payment_drafts')
        .select('data')
        .where('session_hash', '=', session)
        .executeTakeFirst();
      return row ? fromJson<ReadonlyArray<ChosenPart>>(row.data) : [];
    },

    async saveDraft(session: SessionHash, parts: ReadonlyArray<ChosenPart>): Promise<void> {
      const row = { data: toJson(parts), updated_at: clock() };
      await write
        .insertInto('payment_drafts')
        .values({ session_hash: session, ...row })
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(row))
        .execute();
    },
  };
}
