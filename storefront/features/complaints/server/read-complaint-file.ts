import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { attachmentRules, type UploadProblem, type UploadRules } from '../../../../patterns/rules/file-rules.ts';
import { readAttachment, type AttachmentContext } from '../../../platform/uploads/read-attachment.ts';
import { readPhoto } from '../../../platform/uploads/read-photo.ts';
import type { Settings } from '../../../platform/settings/index.ts';
import { uploadText } from '../../reviews/browser.ts';
import type { ComplaintFile, NewComplaintFile, Store } from '../../../store/index.ts';
import { complaintTexts } from './texts.ts';

export type ComplaintFileContext = Omit<AttachmentContext, 'settings'> & {
  readonly settings: AttachmentContext['settings'] &
    Pick<Settings, 'complaintFiles' | 'complaintPhotoWidth' | 'complaintPhotoHeight'>;
};

/** What may come with a message; with each product of a complaint photos alone. */
export const complaintFileRules = ({ complaintFiles }: Pick<Settings, 'complaintFiles'>): UploadRules => ({
  ...attachmentRules,
  maximumCount: complaintFiles,
});

const isNamedPhoto = (name: string): boolean => /\.jpe?g$/i.test(name);

type Read = { problem: UploadProblem } | { problem: null; file: NewComplaintFile };

/** Checks a file by its bytes. Photos are scaled down and drawn again, so that browsers may show them. */
export async function readComplaintFile(
  file: File,
  accepts: 'photos' | 'all',
  context: ComplaintFileContext,
): Promise<Read> {
  const { settings } = context;
  if (accepts === 'photos' || isNamedPhoto(file.name)) {
    const largest = { width: settings.complaintPhotoWidth, height: settings.complaintPhotoHeight };
    const read = await readPhoto(file, context, largest);
    if (read.problem) return read;
    const { bytes, width, height } = read.photo;
    return { problem: null, file: { fileName: file.name, bytes, size: { width, height } } };
  }
  const read = await readAttachment(file, complaintFileRules(settings), context);
  if (read.problem) return read;
  return { problem: null, file: { fileName: read.file.fileName, bytes: read.file.bytes, size: null } };
}

export interface KeptFiles {
  kept: ReadonlyArray<ComplaintFile>;
  /** Why the others were not kept. */
  problem: string | null;
  /** Only because the shop is busy: the same files may be sent again. */
  isPostponed: boolean;
}

const storageFaults: ReadonlyArray<string | undefined> = ['ENOSPC', 'EACCES', 'EROFS'];

/**
 * Keeps files for a form of this order: those that an earlier attempt kept, then the sent ones. A problem of one file
 * does not cost the others.
 */
export async function keepFiles(
  {
    orderId,
    earlier,
    sent,
    accepts,
  }: {
    orderId: number;
    earlier: ReadonlyArray<string>;
    sent: ReadonlyArray<File>;
    accepts: 'photos' | 'all';
  },
  context: ComplaintFileContext & { readonly store: Pick<Store, 'complaints'>; readonly texts: TextsContext },
): Promise<KeptFiles> {
  const { store, settings, texts } = context;
  const most = settings.complaintFiles;
  const before = await store.complaints.files.waiting(orderId, earlier.slice(0, most));
  const problems: string[] = [];
  let isPostponed = false;
  const kept: ComplaintFile[] = [...before];
  for (const file of sent) {
    if (kept.length >= most) {
      problems.push(uploadText({ code: 'tooMany', count: most }, texts));
      break;
    }
    const read = await readComplaintFile(file, accepts, context);
    if (read.problem) {
      problems.push(uploadText(read.problem, texts));
      isPostponed ||= read.problem.code === 'busy';
      continue;
    }
    const stored = await store.complaints.files.keep(orderId, read.file).catch((error: NodeJS.ErrnoException) => {
      if (storageFaults.includes(error.code)) return null;
      throw error;
    });
    // A full disk costs the file, and no typed value.
    if (stored) kept.push(stored);
    else problems.push(translator(complaintTexts, texts)('fileNotKept', { file: file.name }));
  }
  return {
    kept,
    problem: problems.length === 0 ? null : [...new Set(problems)].join(' '),
    isPostponed: isPostponed && problems.length > 0,
  };
}
