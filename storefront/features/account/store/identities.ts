import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { hashOf, newId, type SessionHash } from '../../../platform/store/sessions.ts';
import { readerOf } from './rows.ts';
import type { Proof } from './client-types.ts';

/** A person as a provider of sign-ins vouches for them (OpenID Connect Core 1.0, 5.1). */
export interface Identity {
  /** The provider's id in the setting `signInProviders`. */
  readonly provider: string;
  readonly issuer: string;
  /** The issuer's name of the person, which never changes. */
  readonly subject: string;
  /** '' where the provider gave none. */
  readonly email: string;
  /** Whether the provider has proved that the mailbox is theirs. */
  readonly isEmailVerified: boolean;
  readonly firstname: string;
  readonly lastname: string;
}

/** An account elsewhere that opens the client's account, as its owner sees it. */
export interface LinkedIdentity {
  readonly id: number;
  readonly provider: string;
  readonly email: string;
  readonly linkedAt: number;
}

/** What the shop remembers while the provider signs the person in. */
export interface SocialStart {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The query of the page that signing in leads to. */
  readonly goal: Readonly<Record<string, string>>;
}

export type LinkOutcome =
  | 'linked'
  /** The client has it already. */
  | 'known'
  /** It opens another client's account. */
  | 'taken';

/** Links an identity to a client, inside a transaction, and reports it to the owner. */
export async function linkIn(
  tx: Tx,
  clientId: number,
  identity: Identity,
  { now, mailKind }: { now: number; mailKind: string | null },
): Promise<LinkOutcome> {
  const { issuer, subject, provider, email } = identity;
  const added = await tx
    .insertInto('client_identities')
    .values({ client_id: clientId, issuer, subject, provider, email, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) {
    const owner = await tx
      .selectFrom('client_identities')
      .select('client_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return owner?.client_id === clientId ? 'known' : 'taken';
  }
  if (mailKind !== null) {
    await enqueue(tx, { kind: mailKind, to: await readerOf(tx, clientId), payload: { clientId } }, now);
  }
  return 'linked';
}

/** Accounts elsewhere by which clients sign in, and the sign-ins that wait for a provider. */
export function identitiesOf(database: Database, clock: Clock) {
  const { read, write } = database;

  const waiting = (session: SessionHash) =>
    read
      .selectFrom('social_sign_ins')
      .selectAll()
      .where('session_hash', '=', session)
      .where('expires_at', '>', clock())
      .executeTakeFirst();

  return {
    /** Remembers what the provider's answer must match. The last sign-in of a browser replaces an earlier one. */
    async startSocial(session: SessionHash, start: SocialStart, lifetime: number): Promise<void> {
      const values = {
        provider: start.provider,
        state_hash: hashOf(start.state),
        nonce: start.nonce,
        verifier: start.verifier,
        identity: null,
        goal: toJson(start.goal),
        expires_at: clock() + lifetime,
      };
      await write
        .insertInto('social_sign_ins')
        .values({ session_hash: session, ...values })
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(values))
        .execute();
    },

    /** Uses up the sign-in that this state began in this browser; null where none waits for it. */
    async takeSocialStart(session: SessionHash, state: string): Promise<SocialStart | null> {
      const row = await write
        .updateTable('social_sign_ins')
        .set({ state_hash: null })
        .where('session_hash', '=', session)
        .where('state_hash', '=', hashOf(state))
        .where('expires_at', '>', clock())
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      const { provider, nonce, verifier } = row;
      return { provider, state, nonce, verifier, goal: fromJson<Record<string, string>>(row.goal) };
    },

    /** Keeps who the person is until the account is linked or opened. */
    async keepIdentity(session: SessionHash, identity: Identity): Promise<void> {
      await write
        .updateTable('social_sign_ins')
        .set({ identity: toJson(identity) })
        .where('session_hash', '=', session)
        .execute();
    },

    /** Who waits in this browser to be linked to an account, and where that leads; null for no one. */
    async waitingIdentity(
      session: SessionHash,
    ): Promise<{ identity: Identity; goal: Readonly<Record<string, string>> } | null> {
      const row = await waiting(session);
      if (!row || row.identity === null) return null;
      return { identity: fromJson<Identity>(row.identity), goal: fromJson<Record<string, string>>(row.goal) };
    },

    /** Forgets the sign-in of this browser. */
    async endSocial(session: SessionHash): Promise<void> {
      await write.deleteFrom('social_sign_ins').where('session_hash', '=', session).execute();
    },

    /** Whose account an identity opens, as proof for `signInBy`; null for no one's. */
    async proofBy({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): Promise<Proof | null> {
      const row = await read
        .selectFrom('client_identities')
        .innerJoin('clients', 'clients.id', 'client_identities.client_id')
        .select(['clients.id', 'clients.password'])
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row ? { id: row.id, passwordHash: row.password } : null;
    },

    /** The accounts elsewhere that open this client's account, in the order in which they were linked. */
    async identities(clientId: number): Promise<ReadonlyArray<LinkedIdentity>> {
      const rows = await read
        .selectFrom('client_identities')
        .selectAll()
        .where('client_id', '=', clientId)
        .orderBy('id')
        .execute();
      return rows.map(({ id, provider, email, created_at }) => ({ id, provider, email, linkedAt: created_at }));
    },

    /** Links an identity to a client whose password was right. @param mailKind of the mail that reports it */
    linkIdentity: (clientId: number, identity: Identity, mailKind: string): Promise<LinkOutcome> =>
      transact(database, (tx) => linkIn(tx, clientId, identity, { now: clock(), mailKind })),

    /** Unlinks one of the client's own. @returns whether there was one */
    async unlinkIdentity(clientId: number, id: number): Promise<boolean> {
      const gone = await write
        .deleteFrom('client_identities')
        .where('id', '=', id)
        .where('client_id', '=', clientId)
        .returning('id')
        .executeTakeFirst();
      return gone !== undefined;
    },

    /** A code of the test provider, for one exchange. @param value what the exchange answers */
    async newSimulatedCode(value: unknown, lifetime: number): Promise<string> {
      const code = newId();
      await write
        .insertInto('simulated_sign_ins')
        .values({ code_hash: hashOf(code), data: toJson(value), expires_at: clock() + lifetime })
        .execute();
      return code;
    },

    /** Uses a code of the test provider up; null where it is unknown, used or too old. */
    async takeSimulatedCode(code: string): Promise<unknown> {
      const taken = await write
        .deleteFrom('simulated_sign_ins')
        .where('code_hash', '=', hashOf(code))
        .where('expires_at', '>', clock())
        .returning('data')
        .executeTakeFirst();
      return taken ? fromJson<unknown>(taken.data) : null;
    },

    /** Deletes unfinished sign-ins. */
    async sweepSocial(): Promise<void> {
      await write.deleteFrom('social_sign_ins').where('expires_at', '<=', clock()).execute();
      await write.deleteFrom('simulated_sign_ins').where('expires_at', '<=', clock()).execute();
    },
  };
}
