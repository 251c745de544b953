import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { hashOf, type SessionHash } from '../../../platform/store/sessions.ts';
import { readerOf } from './rows.ts';
import type { Proof } from './client-types.ts';

/** What every authenticator app knows (RFC 6238): SHA-1, six digits, 30 seconds. */
const period = 30;
const shape = { algorithm: 'SHA1', digits: 6, period } as const;
const secretBytes = 20;

/** How many recovery codes an account gets, of ten digits: the keypad of phones types them. */
const recoveryCodeCount = 8;

export interface CodeLimits {
  /** Wrong codes in a row, after which none is taken for a while. */
  readonly wrongCodes: number;
  /** That while, in milliseconds. */
  readonly wrongCodesPause: number;
}

export type CodeOutcome = 'right' | 'wrong' | 'blocked';

/** The second step of signing in as its owner sees it. */
export type TimeCodeState =
  | { readonly kind: 'off' }
  /** Waits for a first code; the secret in Base32. */
  | { readonly kind: 'waiting'; readonly secret: string }
  | { readonly kind: 'on'; readonly since: number; readonly recoveryCodes: number };

/** The address that authenticator apps read from the QR code. */
export const timeCodeAddress = (secret: string, account: string, shop: string): string =>
  new TOTP({ ...shape, issuer: shop, label: account, secret: Secret.fromBase32(secret) }).toString();

const digitsOf = (code: string): string => code.replaceAll(/[\s-]/g, '');
const recoveryHash = (clientId: number, code: string): string => hashOf(`recovery ${clientId} ${code}`);

/** Time codes and recovery codes, which clients who turned them on type after their password. */
export function timeCodesOf(database: Database, clock: Clock) {
  const { read, write } = database;

  const recoveryCount = (db: Pick<Tx, 'selectFrom'>, clientId: number) =>
    db
      .selectFrom('recovery_codes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();

  /** Replaces the recovery codes. @returns them; only their hashes are kept */
  async function newCodes(tx: Tx, clientId: number): Promise<ReadonlyArray<string>> {
    const codes = Array.from({ length: recoveryCodeCount }, () => String(randomInt(10 ** 10)).padStart(10, '0'));
    await tx.deleteFrom('recovery_codes').where('client_id', '=', clientId).execute();
    await tx
      .insertInto('recovery_codes')
      .values(codes.map((code) => ({ client_id: clientId, code_hash: recoveryHash(clientId, code) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return codes;
  }

  /** Compares a code of the app or, once the second step is on, a recovery code; counts wrong ones. */
  async function check(tx: Tx, clientId: number, sent: string, limits: CodeLimits): Promise<CodeOutcome | 'off'> {
    const now = clock();
    // The update comes first, because it locks the row: of the same code sent twice, one is accepted.
    const row = await tx
      .updateTable('time_codes')
      .set((eb) => ({ failures: eb('failures', '+', 1) }))
      .where('client_id', '=', clientId)
      .returningAll()
      .executeTakeFirst();
    if (!row) return 'off';
    const keep = (values: { failures: number; blocked_until?: number; last_step?: number }) =>
      tx.updateTable('time_codes').set(values).where('client_id', '=', clientId).execute();
    if (row.blocked_until > now) {
      await keep({ failures: 0 });
      return 'blocked';
    }
    const code = digitsOf(sent);
    const totp = new TOTP({ ...shape, secret: Secret.fromBase32(row.secret) });
    const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp: now, window: 1 }) : null;
    const step = delta === null ? null : Math.floor(now / 1000 / period) + delta;
    if (step !== null && step > row.last_step) {
      await keep({ failures: 0, last_step: step });
      return 'right';
    }
    if (/^\d{10}$/.test(code) && row.confirmed_at !== null) {
      const used = await tx
        .deleteFrom('recovery_codes')
        .where('client_id', '=', clientId)
        .where('code_hash', '=', recoveryHash(clientId, code))
        .returning('code_hash')
        .executeTakeFirst();
      if (used) {
        await keep({ failures: 0 });
        return 'right';
      }
    }
    if (row.failures >= limits.wrongCodes) {
      await keep({ failures: 0, blocked_until: now + limits.wrongCodesPause });
      return 'blocked';
    }
    return 'wrong';
  }

  const isOn = async (clientId: number): Promise<boolean> =>
    (await read
      .selectFrom('time_codes')
      .select('client_id')
      .where('client_id', '=', clientId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()) !== undefined;

  return {
    async timeCodeState(clientId: number): Promise<TimeCodeState> {
      const row = await read
        .selectFrom('time_codes')
        .select(['secret', 'confirmed_at'])
        .where('client_id', '=', clientId)
        .executeTakeFirst();
      if (!row) return { kind: 'off' };
      if (row.confirmed_at === null) return { kind: 'waiting', secret: row.secret };
      const { count } = await recoveryCount(read, clientId);
      return { kind: 'on', since: row.confirmed_at, recoveryCodes: Number(count) };
    },

    /** Whether signing in asks this client for a code. */
    asksForCode: isOn,

    /** Makes the secret for the owner's app, unless the second step is on. It asks for nothing until it is confirmed. */
    async startTimeCodes(clientId: number): Promise<void> {
      const fresh = {
        secret: new Secret({ size: secretBytes }).base32,
        confirmed_at: null,
        last_step: 0,
        failures: 0,
        blocked_until: 0,
      };
      await write
        .insertInto('time_codes')
        .values({ client_id: clientId, ...fresh })
        .onConflict((conflict) =>
          conflict.column('client_id').doUpdateSet(fresh).where('time_codes.confirmed_at', 'is', null),
        )
        .execute();
    },

    /**
     * Turns the second step on by a first code of the app, and reports it to the owner. @returns the recovery codes,
     * which are nowhere else
     */
    async confirmTimeCodes(
      clientId: number,
      code: string,
      limits: CodeLimits,
      mailKind: string,
    ): Promise<{ kind: 'on'; codes: ReadonlyArray<string> } | { kind: Exclude<CodeOutcome, 'right'> | 'off' }> {
      return transact(database, async (tx) => {
        const outcome = await check(tx, clientId, code, limits);
        if (outcome !== 'right') return { kind: outcome };
        const turned = await tx
          .updateTable('time_codes')
          .set({ confirmed_at: clock() })
          .where('client_id', '=', clientId)
          .where('confirmed_at', 'is', null)
          .returning('client_id')
          .executeTakeFirst();
        if (!turned) return { kind: 'off' };
        await report(tx, clientId, mailKind);
        return { kind: 'on', codes: await newCodes(tx, clientId) };
      });
    },

    /** New recovery codes instead of all earlier ones; null where the second step is off. */
    async renewRecoveryCodes(clientId: number): Promise<ReadonlyArray<string> | null> {
      if (!(await isOn(clientId))) return null;
      return transact(database, (tx) => newCodes(tx, clientId));
    },

    /** Turns the second step off, and reports it if it was on. @returns whether it was on */
    async stopTimeCodes(clientId: number, mailKind: string): Promise<boolean> {
      return transact(database, async (tx) => {
        const gone = await tx
          .deleteFrom('time_codes')
          .where('client_id', '=', clientId)
          .returning('confirmed_at')
          .executeTakeFirst();
        await tx.deleteFrom('recovery_codes').where('client_id', '=', clientId).execute();
        await tx.deleteFrom('second_steps').where('client_id', '=', clientId).execute();
        const wasOn = gone !== undefined && gone.confirmed_at !== null;
        if (wasOn) await report(tx, clientId, mailKind);
        return wasOn;
      });
    },

    /** Remembers in the browser's session that the password was right. */
    async startSecondStep(session: SessionHash, { id, passwordHash }: Proof, lifetime: number): Promise<void> {
      const values = { client_id: id, password: passwordHash, expires_at: clock() + lifetime };
      await write
        .insertInto('second_steps')
        .values({ session_hash: session, ...values })
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(values))
        .execute();
    },

    /** Whose sign-in waits for a code in this session; null for no one's. */
    async secondStep(session: SessionHash): Promise<Proof | null> {
      const row = await read
        .selectFrom('second_steps')
        .select(['client_id', 'password'])
        .where('session_hash', '=', session)
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return row ? { id: row.client_id, passwordHash: row.password } : null;
    },

    /** Compares the code of a sign-in. A code is accepted once. */
    async checkCode(clientId: number, code: string, limits: CodeLimits): Promise<CodeOutcome> {
      const outcome = await transact(database, (tx) => check(tx, clientId, code, limits));
      return outcome === 'off' ? 'wrong' : outcome;
    },
  };

  async function report(tx: Tx, clientId: number, mailKind: string): Promise<void> {
    await enqueue(tx, { kind: mailKind, to: await readerOf(tx, clientId), payload: { clientId } }, clock());
  }
}
