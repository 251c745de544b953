import { readableSize } from '../../../../components/file-upload/file-size.ts';
import { fileUploadTexts } from '../../../../components/file-upload/file-upload.texts.ts';
import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import {
  isUndecided,
  phaseOf,
  type ComplaintPhase,
  type ComplaintState,
} from '../../../../patterns/rules/complaint-states.ts';
import { complaintStateTexts } from '../../../../patterns/rules/complaint-states.texts.ts';
import { isOverdue } from '../../../../patterns/rules/complaints.ts';
import { shortenedFileName } from '../../../../patterns/rules/file-name.ts';
import { calendarDay, formatDay } from '../../../../patterns/rules/warsaw-time.ts';
import type { OrderTone } from '../../checkout/index.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { Complaint, ComplaintFile } from '../../../store/index.ts';
import { complaintFileAddress } from './file-call.ts';
import { complaintTexts } from './texts.ts';

const tones: Readonly<Record<ComplaintPhase, OrderTone>> = {
  open: 'open',
  asking: 'waiting',
  accepted: 'done',
  done: 'done',
  refused: 'ended',
  cancelled: 'ended',
};

/** A state in words, with its tone. */
export const complaintState = (state: ComplaintState, texts: TextsContext): { text: string; tone: OrderTone } => ({
  text: translator(complaintStateTexts, texts)(`s${state}`),
  tone: tones[phaseOf(state)],
});

/** "4 grudnia" */
export const dayInWords = (moment: number, texts: TextsContext): string =>
  formatDay(calendarDay(moment), texts.locale, { day: 'numeric', month: 'long' });

/** Until when the shop answers, or when it did; null of a complaint that needs no answer. */
export function deadlineText(
  { state, answerUntil, decidedAt }: Pick<Complaint, 'state' | 'answerUntil' | 'decidedAt'>,
  now: number,
  texts: TextsContext,
): string | null {
  const t = translator(complaintTexts, texts);
  if (decidedAt !== null) return t('answered', { day: dayInWords(decidedAt, texts) });
  if (!isUndecided(state)) return null;
  return t(isOverdue(answerUntil, now) ? 'overdue' : 'answerBy', { day: dayInWords(answerUntil, texts) });
}

/** The complaint's page. @param accessKey if it is opened by it */
export const complaintAddress = (
  number: string,
  accessKey: string | null,
  more: Readonly<Record<string, string>> = {},
) => addressOf('rma-details', {}, { rma_id: number, ...(accessKey !== null && { key: accessKey }), ...more });

/** A file as pages show it. */
export interface ShownFile {
  address: string;
  /** Whole, for its download. */
  fileName: string;
  /** Shortened, its extension stays [L-16]. */
  shownName: string;
  /** "1,2 MB" */
  size: string;
  photo: { width: number; height: number } | null;
}

export function shownFile(
  { name, fileName, size: bytes, photo }: ComplaintFile,
  accessKey: string | null,
  { texts, settings }: { texts: TextsContext; settings: Pick<Settings, 'complaintFileNameCharacters'> },
): ShownFile {
  const { unit, size } = readableSize(bytes);
  return {
    address: complaintFileAddress(name, accessKey),
    fileName,
    shownName: shortenedFileName(fileName, settings.complaintFileNameCharacters),
    size: translator(fileUploadTexts, texts)(unit, { size }),
    photo,
  };
}
