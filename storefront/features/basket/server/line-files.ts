import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import { translator } from '../../../../components/texts/texts.ts';
import {
  attachmentRules,
  serverCodeOf,
  type UploadProblem,
  type UploadRules,
} from '../../../../patterns/rules/file-rules.ts';
import { uploadText } from '../../reviews/browser.ts';
import type { DecodingContext } from '../../../platform/decoding/decode-image.ts';
import type { LineKey } from '../../../store/index.ts';
import { readAttachment } from '../../../platform/uploads/read-attachment.ts';
import { lineFilesTexts } from './line-files.texts.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';

/** Added and removed files beside a line's comment. */
export interface FilesOfLine {
  key: LineKey;
  files: ReadonlyArray<File>;
  /** By the shop's file names. */
  removed: ReadonlyArray<string>;
}

/** A refused file. */
export interface RefusedFile {
  key: LineKey;
  text: string;
  /** The reason's code for existing clients (wire contract 4); null if there is none. */
  code: string | null;
  /** The server is busy: the same file may be sent again. */
  isPostponed: boolean;
}

/** The accepted kinds of files; the shop sets size and number. */
export const lineFileRules = ({ settings }: Pick<BuyingContext, 'settings'>): UploadRules => ({
  ...attachmentRules,
  maximumMegabytes: settings.lineFileMegabytes,
  maximumCount: settings.lineFiles,
});

/** Removes files from lines and adds others, one by one: a problem of one does not block the others. */
export async function changeFiles(
  context: BuyingContext & DecodingContext,
  changes: ReadonlyArray<FilesOfLine>,
): Promise<{ notices: ReadonlyArray<Notice>; refused: ReadonlyArray<RefusedFile> }> {
  const t = translator(lineFilesTexts, context.texts);
  const { lineFiles, baskets } = context.store;
  const notices: Notice[] = [];
  const refused: RefusedFile[] = [];
  if (changes.length === 0) return { notices, refused };
  const session = await ensureSession(context);
  const rules = lineFileRules(context);
  const { lines } = await baskets.ofSession(session);

  for (const { key, files, removed } of changes) {
    const line = lines.find(
      (one) => one.productId === key.productId && one.size === key.size && one.additional === key.additional,
    );
    const name = line?.name ?? '';
    const refuse = (text: string, facts: Partial<RefusedFile> = {}) =>
      refused.push({ key, text, code: null, isPostponed: false, ...facts });
    const refuseFor = (problem: UploadProblem) =>
      refuse(uploadText(problem, context.texts), {
        code: serverCodeOf(problem),
        isPostponed: problem.code === 'busy',
      });
    for (const unwanted of removed) {
      const file = await lineFiles.detach(session, key, unwanted);
      if (file !== null) notices.push(noticeOf('success', t('detached', { name, file })));
    }
    for (const file of files) {
      if (!line) {
        refuse(t('gone', { file: file.name }));
        continue;
      }
      const judged = await readAttachment(file, rules, context);
      if (judged.problem) {
        refuseFor(judged.problem);
        continue;
      }
      const kept = lineFiles.attach(session, key, judged.file, rules.maximumCount);
      // A full disk costs the file, and no typed value.
      const outcome = await kept.catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOSPC' || error.code === 'EACCES' || error.code === 'EROFS') return 'not_kept' as const;
        throw error;
      });
      if (outcome === 'full') refuseFor({ code: 'tooMany', count: rules.maximumCount });
      else if (outcome === 'gone') refuse(t('gone', { file: file.name }));
      else if (outcome === 'not_kept') refuse(t('notKept', { file: file.name }));
      else notices.push(noticeOf('success', t(outcome, { name, file: file.name })));
    }
  }
  return { notices, refused };
}
