import type { ComplaintState } from '../../../../patterns/rules/complaint-states.ts';
import type { ComplaintMethod, ComplaintSolution } from '../../../../patterns/rules/complaints.ts';

/** A file as the store keeps it: checked, and drawn again if browsers show it. */
export interface NewComplaintFile {
  fileName: string;
  bytes: Uint8Array;
  /** In pixels, of a photo that browsers show; null otherwise. */
  size: { width: number; height: number } | null;
}

export interface ComplaintFile {
  /** The shop's own name, as its reader requests it. */
  name: string;
  /** The sender's name. */
  fileName: string;
  /** In bytes. */
  size: number;
  /** In pixels, of a photo that browsers show; null otherwise. */
  photo: { width: number; height: number } | null;
}

export interface ComplaintLine {
  /** Of the line in the order. */
  orderPosition: number;
  productId: number;
  name: string;
  /** What was paid for it, gross grosze. */
  total: number;
  description: string;
  files: ReadonlyArray<ComplaintFile>;
}

/** A message, a change of the state, or both. */
export interface ComplaintEntry {
  id: number;
  /** `law`: the deadline passed. */
  author: 'shopper' | 'shop' | 'law';
  /** Who of the shop wrote it; '' otherwise. */
  signature: string;
  body: string;
  state: ComplaintState | null;
  at: number;
  files: ReadonlyArray<ComplaintFile>;
}

/** Times are epoch milliseconds. */
export interface Complaint {
  id: number;
  /** "R/2026/031" */
  number: string;
  accessKey: string;
  order: { id: number; number: string; accessKey: string };
  email: string;
  solution: ComplaintSolution;
  method: ComplaintMethod;
  phone: string;
  state: ComplaintState;
  filedAt: number;
  answerUntil: number;
  /** When the shop first accepted or refused it; null before. */
  decidedAt: number | null;
  lines: ReadonlyArray<ComplaintLine>;
  /** Oldest first. */
  entries: ReadonlyArray<ComplaintEntry>;
}

/** A complaint in a list. */
export interface ListedComplaint extends Pick<
  Complaint,
  'number' | 'accessKey' | 'state' | 'filedAt' | 'answerUntil' | 'decidedAt' | 'email'
> {
  orderNumber: string;
  products: ReadonlyArray<{ productId: number; name: string }>;
}

export interface FileComplaint {
  orderId: number;
  idempotencyKey: string;
  /** `files`: names of waiting files of this order. */
  lines: ReadonlyArray<{ orderPosition: number; description: string; files: ReadonlyArray<string> }>;
  solution: ComplaintSolution;
  method: ComplaintMethod;
  phone: string;
  /** Where the shop reads of it; '' for nowhere. */
  shopEmail: string;
}

export interface ComplaintMessage {
  /** Made with the form: the same one is the same message. */
  sentKey: string;
  body: string;
  /** What the shopper prefers now; null where that did not change. */
  solution: ComplaintSolution | null;
  /** Names of waiting files of this order. */
  files: ReadonlyArray<string>;
  shopEmail: string;
}

/** Who may read: the client of its order, or who has its key. */
export interface ComplaintReader {
  clientId: number | null;
  accessKey: string | null;
}
