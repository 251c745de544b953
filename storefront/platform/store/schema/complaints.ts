import type { Generated } from 'kysely';
import type { ReaderLanguage } from './columns.ts';

interface ComplaintCountersTable {
  /** YYYY in Europe/Warsaw. */
  year: string;
  last: number;
}

interface ComplaintsTable {
  id: Generated<number>;
  /** "R/2026/031" */
  number: string;
  /** Unguessable; with the number it opens the complaint to a guest. */
  access_key: string;
  order_id: number;
  language: ReaderLanguage;
  /** Made with the form: the same one is the same complaint. */
  idempotency_key: string;
  /** What the shopper prefers: ComplaintSolution. */
  solution: string;
  /** How the goods come: ComplaintMethod. */
  method: string;
  /** '' where the method needs none. */
  phone: string;
  /** ComplaintState. */
  state: number;
  filed_at: number;
  /** The last moment for the shop's answer. */
  answer_until: number;
  /** When the shop first accepted or refused it; null before. */
  decided_at: number | null;
}

interface ComplaintLinesTable {
  complaint_id: number;
  position: number;
  /** Of `order_lines`. */
  order_position: number;
  description: string;
}

interface ComplaintEntriesTable {
  id: Generated<number>;
  complaint_id: number;
  author: 'shopper' | 'shop' | 'law';
  /** Who of the shop wrote it; '' otherwise. */
  signature: string;
  body: string;
  /** The state that it set; null for a message alone. */
  state: number | null;
  /** Made with the form: the same one is the same message. */
  sent_key: string | null;
  at: number;
}

interface ComplaintFilesTable {
  /** The shop's own, unguessable. */
  name: string;
  /** Whose complaint it is for. */
  order_id: number;
  /** Null while its form is not complete. */
  complaint_id: number | null;
  /** Of the line, or the entry, that it belongs to. */
  line_position: number | null;
  entry_id: number | null;
  file_name: string;
  size: number;
  /** In pixels; 0 unless browsers show it. */
  width: number;
  height: number;
  kept_at: number;
}

export interface ComplaintsSchema {
  complaint_counters: ComplaintCountersTable;
  complaints: ComplaintsTable;
  complaint_lines: ComplaintLinesTable;
  complaint_entries: ComplaintEntriesTable;
  complaint_files: ComplaintFilesTable;
}
