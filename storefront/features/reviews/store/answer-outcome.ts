import type { Tx } from '../../../platform/store/engine/database.ts';

/** The shop's answer and its author. */
export interface ShopAnswer {
  text: string;
  by: string;
}

/** `kept`: unchanged, and no second mail is sent. */
export type AnswerOutcome = { kind: 'done'; recipient: string | null } | { kind: 'kept' } | { kind: 'unknown' };

/** Why nothing was changed. */
export async function unchanged(tx: Tx, table: 'asked_questions' | 'opinions', id: number): Promise<AnswerOutcome> {
  const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return { kind: row ? 'kept' : 'unknown' };
}
