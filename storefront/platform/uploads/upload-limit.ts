import { megabyte } from '../../../components/file-upload/file-checks.ts';
import { formMegabytes } from '../../../patterns/rules/file-rules.ts';

/** The largest body of a form with files, in bytes. */
export const uploadLimit = formMegabytes * megabyte;
