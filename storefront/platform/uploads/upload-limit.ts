import { megabyte } from '../../../components/file-upload/file-checks.ts';
import { attachmentRules } from '../../../patterns/rules/file-rules.ts';

/**
 * The largest body of a form with files, in bytes. It exceeds the largest file, so that a file that is
 * too large gets an error at its field; far above it nothing is read.
 */
export const uploadLimit = ((attachmentRules.maximumMegabytes ?? 0) + 4) * megabyte;
