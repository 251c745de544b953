import {
  acceptedComplaint,
  complaintStates,
  isUndecided,
  mayFollow,
  needsInformation,
  paidOut,
  phaseOf,
  type ComplaintState,
} from '../../../../patterns/rules/complaint-states.ts';
import type { Grosze } from '../../../../patterns/rules/money.ts';
import type { RefundForm } from '../../../../patterns/rules/returns.ts';
import { lockOrder, refundPart, type PartRefundOutcome } from '../../payment/store.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue } from '../../../platform/store/outbox.ts';
import { attachFiles } from './complaint-files.ts';
import type { Complaint, ListedComplaint } from './complaint-types.ts';
import { addEntry, lockComplaint } from './entries.ts';
import {
  complaintAnsweredMail,
  complaintAskedMail,
  complaintDecidedMail,
  complaintRefundedMail,
} from './mail-kinds.ts';
import { completeComplaint, complaintRows, listComplaints } from './read-complaints.ts';

/** What the shop says, and who of it. */
export interface ShopWords {
  body: string;
  signature: string;
  /** Names of waiting files of the complaint's order. */
  files?: ReadonlyArray<string>;
}

export type DecisionOutcome =
  | { kind: 'done'; email: string }
  /** It is in this state already, or the same was said last. */
  | { kind: 'kept' }
  | { kind: 'unknown' }
  /** That state cannot follow this one. */
  | { kind: 'not_allowed'; state: ComplaintState };

export type ComplaintRefundOutcome =
  | DecisionOutcome
  /** It is not accepted: nothing is due for it. */
  | { kind: 'not_accepted'; state: ComplaintState }
  /** Why the order cannot give the money back. */
  | { kind: Exclude<PartRefundOutcome, 'done'> };

const mailOf = (state: ComplaintState | null): string => {
  if (state === null) return complaintAnsweredMail;
  if (state === needsInformation) return complaintAskedMail;
  return state === paidOut ? complaintRefundedMail : complaintDecidedMail;
};

/** The shop has something to do yet, or the shopper has. */
const unfinished = complaintStates.filter((state) => ['open', 'asking', 'accepted'].includes(phaseOf(state)));

/** How many overdue complaints one run of the job accepts. */
const portion = 100;

/** Undoes the entry of a refund that was refused, so that the shopper does not read of it. */
class RefusedRefund extends Error {
  readonly outcome: Exclude<PartRefundOutcome, 'done'>;
  constructor(outcome: RefusedRefund['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** What the shop's staff, and the deadline, do with complaints. Each change is an entry that the shopper sees, and a mail. */
export function complaintDecisionsOf(database: Database, clock: Clock) {
  const { read } = database;

  async function write(
    tx: Tx,
    number: string,
    state: ComplaintState | null,
    { body, signature, files = [] }: ShopWords,
    author: 'shop' | 'law' = 'shop',
    mailKind = mailOf(state),
  ): Promise<DecisionOutcome> {
    const complaint = await lockComplaint(tx, { number });
    if (!complaint) return { kind: 'unknown' };
    const current = complaint.state as ComplaintState;
    const isAskedAgain = state === needsInformation && current === needsInformation;
    if (state === current && !isAskedAgain) return { kind: 'kept' };
    if (state !== null && !isAskedAgain && !mayFollow(current, state)) return { kind: 'not_allowed', state: current };
    const last = await tx
      .selectFrom('complaint_entries')
      .select(['author', 'body', 'state'])
      .where('complaint_id', '=', complaint.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    // The same command typed twice.
    if (last?.author === 'shop' && last.body === body && last.state === state && files.length === 0)
      return { kind: 'kept' };
    const now = clock();
    const entry = await addEntry(tx, complaint, { author, signature, body, state, sentKey: null }, now);
    await attachFiles(tx, files, { orderId: complaint.order_id, complaintId: complaint.id, entry });
    const { email } = await tx
      .selectFrom('orders')
      .select('email')
      .where('id', '=', complaint.order_id)
      .executeTakeFirstOrThrow();
    await enqueue(tx, { kind: mailKind, to: { email, language: complaint.language }, payload: { number, entry } }, now);
    return { kind: 'done', email };
  }

  return {
    /** Complaints that wait for the shop, those with the nearest deadline first; with `isWhole` all, the latest first. */
    async list({ isWhole }: { isWhole: boolean }): Promise<ReadonlyArray<ListedComplaint>> {
      const rows = isWhole
        ? await complaintRows(read).orderBy('complaints.id', 'desc').execute()
        : await complaintRows(read)
            .where('complaints.state', 'in', unfinished)
            .orderBy('complaints.answer_until')
            .orderBy('complaints.id')
            .execute();
      const [decided, waiting] = [true, false].map((isDecided) =>
        rows.filter(({ decided_at }) => (decided_at !== null) === isDecided),
      );
      return listComplaints(read, isWhole ? rows : [...waiting!, ...decided!]);
    },

    async byNumber(number: string): Promise<Complaint | null> {
      const row = await complaintRows(read).where('complaints.number', '=', number).executeTakeFirst();
      return row ? completeComplaint(read, row) : null;
    },

    /** Answers without a change of the state. */
    answer: (number: string, words: ShopWords): Promise<DecisionOutcome> =>
      transact(database, (tx) => write(tx, number, null, words)),

    /** Sets a state, with a reason. */
    decide: (number: string, state: ComplaintState, words: ShopWords): Promise<DecisionOutcome> =>
      transact(database, (tx) => write(tx, number, state, words)),

    /**
     * Refunds a part of the order for an accepted complaint, by the rule that returns and the staff obey, too: never more
     * than was paid. A later part keeps the state.
     */
    async refund(
      number: string,
      { amount, form }: { amount: Grosze; form: RefundForm },
      words: ShopWords,
    ): Promise<ComplaintRefundOutcome> {
      return transact(database, async (tx): Promise<ComplaintRefundOutcome> => {
        const found = await complaintRows(tx).where('complaints.number', '=', number).executeTakeFirst();
        const order = found && (await lockOrder(tx, { id: found.order_id }));
        const complaint = order && (await lockComplaint(tx, { number }));
        if (!order || !complaint) return { kind: 'unknown' };
        const state = complaint.state as ComplaintState;
        const isPaidOut = state === paidOut;
        if (!isPaidOut && !mayFollow(state, paidOut)) return { kind: 'not_accepted', state };
        const written = await write(tx, number, isPaidOut ? null : paidOut, words, 'shop', complaintRefundedMail);
        if (written.kind !== 'done') return written;
        const outcome = await refundPart(tx, order, { amount, form, source: `complaint ${number}` }, clock());
        if (outcome !== 'done') throw new RefusedRefund(outcome);
        return written;
      }).catch((error: unknown) => {
        if (error instanceof RefusedRefund) return { kind: error.outcome };
        throw error;
      });
    },

    /**
     * Accepts complaints whose deadline has passed (Consumer Rights Act, article 7a).
     * @returns their numbers
     */
    async acceptOverdue(): Promise<ReadonlyArray<string>> {
      const now = clock();
      const due = await read
        .selectFrom('complaints')
        .select(['number', 'state'])
        .where('decided_at', 'is', null)
        .where('answer_until', '<', now)
        .where('state', 'in', complaintStates.filter(isUndecided))
        .orderBy('answer_until')
        .limit(portion)
        .execute();
      const accepted: string[] = [];
      for (const { number } of due) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each locks its row
        const isAccepted = await transact(database, async (tx) => {
          const complaint = await lockComplaint(tx, { number });
          // Decided meanwhile.
          if (!complaint || complaint.decided_at !== null || !isUndecided(complaint.state as ComplaintState))
            return false;
          await write(tx, number, acceptedComplaint, { body: '', signature: '' }, 'law');
          return true;
        });
        if (isAccepted) accepted.push(number);
      }
      return accepted;
    },
  };
}
