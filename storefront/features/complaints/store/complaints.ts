import { randomBytes } from 'node:crypto';
import {
  cancelledByShopper,
  mayFollow,
  needsInformation,
  newComplaint,
  takesMessages,
  underReview,
  type ComplaintState,
} from '../../../../patterns/rules/complaint-states.ts';
import { answerBy } from '../../../../patterns/rules/complaints.ts';
import { allTime, type Period } from '../../../../patterns/rules/day-range.ts';
import { warsawDay } from '../../../../patterns/rules/warsaw-time.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { enqueue, theShop, whoAsks } from '../../../platform/store/outbox.ts';
import type { FilePort } from '../../../platform/uploads/file-port.ts';
import { isBuyer } from '../../checkout/store.ts';
import { attachFiles, complaintFilesOf } from './complaint-files.ts';
import type { Complaint, ComplaintMessage, FileComplaint, ListedComplaint } from './complaint-types.ts';
import { addEntry, lockComplaint } from './entries.ts';
import { complaintFiledMail, complaintNoticeMail } from './mail-kinds.ts';
import { completeComplaint, complaintRows, listComplaints, type ComplaintRow } from './read-complaints.ts';
import { currentLanguage } from '../../../platform/languages/current-language.ts';

export type FileOutcome =
  | { kind: 'filed' | 'repeated'; complaint: Pick<Complaint, 'number' | 'accessKey'> }
  /** The order is gone. */
  | { kind: 'gone' };

export type MessageOutcome =
  | 'sent'
  /** The form was sent twice. */
  | 'repeated'
  /** It is cancelled. */
  | 'closed'
  /** The conversation is as long as it may get. */
  | 'full';

/** Entries of one conversation: pages show all of them. */
const mostEntries = 500;

/** The next number of the year: "R/2026/031". */
async function nextNumber(tx: Tx, now: number): Promise<string> {
  const year = warsawDay(now).slice(0, 4);
  const { last } = await tx
    .insertInto('complaint_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last: eb('complaint_counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `R/${year}/${String(last).padStart(3, '0')}`;
}

/** Complaints for their shoppers. Only the client of the order, or who has the key, finds one. */
export function complaintsOf(database: Database, clock: Clock, files: FilePort) {
  const { read } = database;
  const complete = (row: ComplaintRow | undefined) => (row ? completeComplaint(read, row) : null);

  return {
    files: complaintFilesOf(database, clock, files),

    /** Files a complaint about lines of an order, once for each key. */
    async file(command: FileComplaint): Promise<FileOutcome> {
      return transact(database, async (tx): Promise<FileOutcome> => {
        // Locks the order: the same form sent twice at once waits here.
        const order = await tx
          .updateTable('orders')
          .set((eb) => ({ state: eb.ref('state') }))
          .where('id', '=', command.orderId)
          .returning(['id', 'email'])
          .executeTakeFirst();
        if (!order) return { kind: 'gone' };
        const present = await tx
          .selectFrom('complaints')
          .select(['number', 'access_key'])
          .where('idempotency_key', '=', command.idempotencyKey)
          .where('order_id', '=', order.id)
          .executeTakeFirst();
        if (present) {
          return { kind: 'repeated', complaint: { number: present.number, accessKey: present.access_key } };
        }
        const now = clock();
        const number = await nextNumber(tx, now);
        const accessKey = randomBytes(24).toString('base64url');
        const { id } = await tx
          .insertInto('complaints')
          .values({
            number,
            access_key: accessKey,
            order_id: order.id,
            language: currentLanguage(),
            idempotency_key: command.idempotencyKey,
            solution: command.solution,
            method: command.method,
            phone: command.phone,
            state: newComplaint,
            filed_at: now,
            answer_until: answerBy(now),
            decided_at: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        for (const [position, line] of command.lines.entries()) {
          await tx
            .insertInto('complaint_lines')
            .values({
              complaint_id: id,
              position,
              order_position: line.orderPosition,
              description: line.description,
            })
            .execute();
          await attachFiles(tx, line.files, { orderId: order.id, complaintId: id, line: position });
        }
        await enqueue(tx, { kind: complaintFiledMail, to: whoAsks(order.email), payload: { number } }, now);
        if (command.shopEmail !== '')
          await enqueue(tx, { kind: complaintNoticeMail, to: theShop(command.shopEmail), payload: { number } }, now);
        return { kind: 'filed', complaint: { number, accessKey } };
      });
    },

    /** The complaint for a caller with its number and its unguessable key; else null. */
    async withKey(number: string, accessKey: string): Promise<Complaint | null> {
      const row = await complaintRows(read)
        .where('complaints.number', '=', number)
        .where('complaints.access_key', '=', accessKey)
        .executeTakeFirst();
      return complete(row);
    },

    /** The complaint of this client; null if it is another's or does not exist. */
    async ofClient(clientId: number, number: string): Promise<Complaint | null> {
      const row = await complaintRows(read)
        .where('complaints.number', '=', number)
        .where('orders.client_id', '=', clientId)
        .executeTakeFirst();
      return complete(row);
    },

    /** The complaint for a caller who knows its number and the e-mail or the phone of its order's buyer. */
    async ofBuyer(number: string, contact: string): Promise<Pick<Complaint, 'number' | 'accessKey'> | null> {
      const row = await complaintRows(read)
        .select('orders.details as order_details')
        .where('complaints.number', '=', number)
        .executeTakeFirst();
      return row && isBuyer({ email: row.email, details: row.order_details }, contact)
        ? { number: row.number, accessKey: row.access_key }
        : null;
    },

    /** For the shop's own use: mails, the operator. Never answer a shopper's request with it. */
    async byNumber(number: string): Promise<Complaint | null> {
      return complete(await complaintRows(read).where('complaints.number', '=', number).executeTakeFirst());
    },

    /** One page of a client's complaints, the latest first, and their number. `page` counts from 1. */
    async listOf(
      clientId: number,
      { page, portion, period: { since, before } = allTime }: { page: number; portion: number; period?: Period },
    ): Promise<{ complaints: ReadonlyArray<ListedComplaint>; count: number }> {
      const own = complaintRows(read)
        .where('orders.client_id', '=', clientId)
        .$if(since !== null, (query) => query.where('complaints.filed_at', '>=', since))
        .$if(before !== null, (query) => query.where('complaints.filed_at', '<', before));
      const [{ count }, rows] = await Promise.all([
        own
          .clearSelect()
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
        own
          .orderBy('complaints.id', 'desc')
          .limit(portion)
          .offset((page - 1) * portion)
          .execute(),
      ]);
      return { complaints: await listComplaints(read, rows), count };
    },

    /** Adds the shopper's message. An answer to the shop's question brings the complaint back to the shop. */
    async reply(complaintId: number, message: ComplaintMessage): Promise<MessageOutcome> {
      return transact(database, async (tx): Promise<MessageOutcome> => {
        const complaint = await lockComplaint(tx, { id: complaintId });
        if (!complaint || !takesMessages(complaint.state as ComplaintState)) return 'closed';
        const entries = await tx
          .selectFrom('complaint_entries')
          .select(['sent_key'])
          .where('complaint_id', '=', complaintId)
          .execute();
        if (entries.some(({ sent_key }) => sent_key === message.sentKey)) return 'repeated';
        if (entries.length >= mostEntries) return 'full';
        const isAnswer = complaint.state === needsInformation;
        const now = clock();
        const entry = await addEntry(
          tx,
          complaint,
          {
            author: 'shopper',
            signature: '',
            body: message.body,
            state: isAnswer ? underReview : null,
            sentKey: message.sentKey,
          },
          now,
        );
        if (message.solution !== null)
          await tx
            .updateTable('complaints')
            .set({ solution: message.solution })
            .where('id', '=', complaintId)
            .execute();
        await attachFiles(tx, message.files, { orderId: complaint.order_id, complaintId, entry });
        if (message.shopEmail !== '') {
          const payload = { number: complaint.number, entry };
          await enqueue(tx, { kind: complaintNoticeMail, to: theShop(message.shopEmail), payload }, now);
        }
        return 'sent';
      });
    },

    /** The shopper withdraws it. @returns false where it is too late */
    async withdraw(complaintId: number): Promise<boolean> {
      return transact(database, async (tx) => {
        const complaint = await lockComplaint(tx, { id: complaintId });
        if (!complaint || !mayFollow(complaint.state as ComplaintState, cancelledByShopper)) return false;
        const entry = { author: 'shopper', signature: '', body: '', state: cancelledByShopper, sentKey: null } as const;
        await addEntry(tx, complaint, entry, clock());
        return true;
      });
    },
  };
}
