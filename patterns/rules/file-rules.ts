import {
  checkFile,
  type FileFacts,
  type FileProblem,
  type FileRules,
} from '../../components/file-upload/file-checks.ts';

/**
 * Files that are always refused: the five endings of the platform (wire contract 2.8), and those that a machine would
 * run or a browser would draw with the shop's own rights.
 */
export const forbiddenFiles: ReadonlyArray<string> = [
  '.exe',
  '.com',
  '.swf',
  '.js',
  '.php',
  '.bat',
  '.cmd',
  '.msi',
  '.scr',
  '.pif',
  '.vbs',
  '.ps1',
  '.sh',
  '.jar',
  '.lnk',
  '.dll',
  '.app',
  '.apk',
  '.mjs',
  '.phtml',
  '.phar',
  '.php5',
  '.asp',
  '.aspx',
  '.jsp',
  '.cgi',
  '.pl',
  '.py',
  '.htaccess',
  '.html',
  '.htm',
  '.xhtml',
  '.shtml',
  '.svg',
  '.xml',
  '.hta',
  'application/x-msdownload',
  'application/x-msdos-program',
  'application/x-sh',
  'application/x-httpd-php',
  'application/x-shockwave-flash',
  'application/javascript',
  'text/javascript',
  'text/html',
  'image/svg+xml',
];

/** One upload: rules of each file, and of all together. */
export interface UploadRules extends FileRules {
  /** Maximum file count. */
  maximumCount: number;
}

/** Attachments of complaints and orders: 10 MB each (wire contract 4, `file_upload_size_exceeded`). */
export const attachmentRules: UploadRules = { forbidden: forbiddenFiles, maximumMegabytes: 10, maximumCount: 10 };

/**
 * The largest form with files, in MB. It exceeds the largest file, so that a file that is too large gets an error at its
 * field; far above it nothing is read.
 */
export const formMegabytes = (attachmentRules.maximumMegabytes ?? 0) + 4;

/** Why a file or all of them are refused. The kit has sentences for the first four, the catalogue for all. */
export type UploadProblem =
  | FileProblem
  | { code: 'emptyFile'; name: string }
  | { code: 'fileName'; name: string }
  | { code: 'tooMany'; count: number }
  /** An image of more pixels than the shop decodes. */
  | { code: 'megapixels'; name: string; megapixels: number }
  /** The shop is decoding too many images; the same file may be sent again. */
  | { code: 'busy'; name: string };

/** The longest name that every file system takes, in bytes of UTF-8. */
const longestName = 255;

// Control characters, those that turn the direction of reading ("gpj.exe" shown as "exe.jpg"), and parts of paths.
const badCharacter = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]/u;
/** Names that Windows keeps for its devices, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether a file may be stored and sent under this name. Its own name only: no path, no hidden file, no device. */
export function isFileName(name: string): boolean {
  const isLong = new TextEncoder().encode(name).length > longestName;
  return !isLong && !/^\.|^\s*$/.test(name) && !badCharacter.test(name) && !device.test(name);
}

/** Run by some web servers anywhere in the name: "photo.php.jpg". Not ".com" and ".pl": "sklep.pl.jpg" is a photo. */
const scripts: ReadonlySet<string> = new Set([
  '.php',
  '.php5',
  '.phtml',
  '.phar',
  '.asp',
  '.aspx',
  '.jsp',
  '.cgi',
  '.shtml',
]);

const isScriptInside = (name: string, forbidden: ReadonlyArray<string>) =>
  name
    .toLowerCase()
    .split('.')
    .slice(1, -1)
    .some((part) => scripts.has(`.${part.trim()}`) && forbidden.includes(`.${part.trim()}`));

/** The first reason to refuse one file; null when it passes. The server passes the type found in the bytes. */
export function fileProblem(file: FileFacts, rules: FileRules): UploadProblem | null {
  if (!isFileName(file.name)) return { code: 'fileName', name: file.name };
  if (isScriptInside(file.name, rules.forbidden ?? [])) return { code: 'forbiddenType', name: file.name };
  const problem = checkFile(file, rules);
  if (problem) return problem;
  return file.size === 0 ? { code: 'emptyFile', name: file.name } : null;
}

/** All problems of an upload: too many files first, then each file's own reason. */
export function uploadProblems(files: ReadonlyArray<FileFacts>, rules: UploadRules): ReadonlyArray<UploadProblem> {
  const tooMany: ReadonlyArray<UploadProblem> =
    files.length > rules.maximumCount ? [{ code: 'tooMany', count: rules.maximumCount }] : [];
  return [...tooMany, ...files.flatMap((file) => fileProblem(file, rules) ?? [])];
}

/** The code that existing clients know for the reason (wire contract 4); null without one. */
export function serverCodeOf({ code }: UploadProblem) {
  if (code === 'forbiddenType') return 'file_upload_invalid_extension' as const;
  if (code === 'photoFormat') return 'file_upload_invalid_type' as const;
  return code === 'tooLarge' ? ('file_upload_size_exceeded' as const) : null;
}
