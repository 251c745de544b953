import { megabyte } from '../../../components/file-upload/file-checks.ts';
import { attachmentRules } from '../../../patterns/rules/file-rules.ts';

/**
 * The largest body of a form that carries files, in bytes. It is above the largest file, so that whoever sends one that is
 * too large is told so at its field; far above it nothing is read.
 */
export const uploadLimit = ((attachmentRules.maximumMegabytes ?? 0) + 4) * megabyte;
