import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';

/** An answer about cookies, as the shop can prove it. */
export interface ConsentProof {
  version: string;
  /** What the visitor read. */
  wording: string;
  purposes: ReadonlyArray<string>;
  givenAt: number;
}

/** Proofs of consent (GDPR, art. 7): when, to which words, to what. They name no one: the visitor's cookie has their number. */
export function consentsOf(database: Database, clock: Clock) {
  return {
    /** Keeps an answer. @returns the number of its proof: 32 hexadecimal digits */
    async keep(answer: Pick<ConsentProof, 'version' | 'wording' | 'purposes'>): Promise<string> {
      const id = randomBytes(16).toString('hex');
      await transact(database, async (tx) => {
        const now = clock();
        await tx
          .insertInto('consent_wordings')
          .values({ version: answer.version, wording: answer.wording, first_at: now })
          .onConflict((conflict) => conflict.column('version').doNothing())
          .execute();
        await tx
          .insertInto('consents')
          .values({ id, version: answer.version, purposes: toJson(answer.purposes), given_at: now })
          .execute();
      });
      return id;
    },

    /** The proof of this number; null where there is none. */
    async find(id: string): Promise<ConsentProof | null> {
      const row = await database.read
        .selectFrom('consents')
        .innerJoin('consent_wordings', 'consent_wordings.version', 'consents.version')
        .select(['consents.version', 'wording', 'purposes', 'given_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const { version, wording, purposes, given_at: givenAt } = row;
      return { version, wording, purposes: fromJson<ReadonlyArray<string>>(purposes), givenAt };
    },

    /** Deletes the proofs given before a moment. @returns how many */
    async sweep(before: number): Promise<number> {
      const result = await database.write.deleteFrom('consents').where('given_at', '<', before).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
