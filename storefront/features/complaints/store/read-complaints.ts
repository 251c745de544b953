import type { Kysely, Selectable } from 'kysely';
import type { ComplaintState } from '../../../../patterns/rules/complaint-states.ts';
import type { ComplaintMethod, ComplaintSolution } from '../../../../patterns/rules/complaints.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { readComplaintFiles, toComplaintFile } from './complaint-files.ts';
import type { Complaint, ListedComplaint } from './complaint-types.ts';

/** Complaints with what they need of their orders. */
export const complaintRows = (db: Kysely<Schema>) =>
  db
    .selectFrom('complaints')
    .innerJoin('orders', 'orders.id', 'complaints.order_id')
    .selectAll('complaints')
    .select(['orders.number as order_number', 'orders.access_key as order_key', 'orders.email']);

export type ComplaintRow = Selectable<Schema['complaints']> & {
  order_number: string;
  order_key: string;
  email: string;
};

/** A complaint with its lines, entries and files. */
export async function completeComplaint(db: Kysely<Schema>, row: ComplaintRow): Promise<Complaint> {
  const [lines, entries, files] = await Promise.all([
    db
      .selectFrom('complaint_lines as line')
      .innerJoin('order_lines as bought', 'bought.position', 'line.order_position')
      .select([
        'line.position',
        'line.order_position',
        'line.description',
        'bought.product_id',
        'bought.name',
        'bought.total_gross',
      ])
      .where('line.complaint_id', '=', row.id)
      .where('bought.order_id', '=', row.order_id)
      .orderBy('line.position')
      .execute(),
    db.selectFrom('complaint_entries').selectAll().where('complaint_id', '=', row.id).orderBy('id').execute(),
    readComplaintFiles(db, [row.id]),
  ]);
  return {
    id: row.id,
    number: row.number,
    accessKey: row.access_key,
    order: { id: row.order_id, number: row.order_number, accessKey: row.order_key },
    email: row.email,
    solution: row.solution as ComplaintSolution,
    method: row.method as ComplaintMethod,
    phone: row.phone,
    state: row.state as ComplaintState,
    filedAt: row.filed_at,
    answerUntil: row.answer_until,
    decidedAt: row.decided_at,
    lines: lines.map((line) => ({
      orderPosition: line.order_position,
      productId: line.product_id,
      name: line.name,
      total: line.total_gross,
      description: line.description,
      files: files.filter((file) => file.line_position === line.position).map(toComplaintFile),
    })),
    entries: entries.map(({ id, author, signature, body, state, at }) => ({
      id,
      author,
      signature,
      body,
      state: state as ComplaintState | null,
      at,
      files: files.filter((file) => file.entry_id === id).map(toComplaintFile),
    })),
  };
}

/** The same rows as a list, with the names of their products. */
export async function listComplaints(
  db: Kysely<Schema>,
  rows: ReadonlyArray<ComplaintRow>,
): Promise<ReadonlyArray<ListedComplaint>> {
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('complaint_lines as line')
    .innerJoin('complaints', 'complaints.id', 'line.complaint_id')
    .innerJoin('order_lines as bought', (join) =>
      join.onRef('bought.order_id', '=', 'complaints.order_id').onRef('bought.position', '=', 'line.order_position'),
    )
    .select(['line.complaint_id', 'bought.product_id', 'bought.name'])
    .where(
      'line.complaint_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line.position')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    accessKey: row.access_key,
    state: row.state as ComplaintState,
    filedAt: row.filed_at,
    answerUntil: row.answer_until,
    decidedAt: row.decided_at,
    email: row.email,
    orderNumber: row.order_number,
    products: lines
      .filter((line) => line.complaint_id === row.id)
      .map(({ product_id: productId, name }) => ({ productId, name })),
  }));
}
