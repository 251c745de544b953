import { bucketFiles, type Bucket } from './bucket-files.ts';
import type { FilePort } from './file-port.ts';
import { folderFiles } from './folder-files.ts';

/** The operator's storage of uploads: a folder by its path, or a bucket. */
export type FilePlace = string | Bucket;

export const filesAt = (place: FilePlace): FilePort =>
  typeof place === 'string' ? folderFiles(place) : bucketFiles(place);
