import { bucketFiles, type Bucket } from './bucket-files.ts';
import type { FilePort } from './file-port.ts';
import { folderFiles } from './folder-files.ts';

/** Where an operator keeps files that people send: a folder by its path, or a bucket. */
export type FilePlace = string | Bucket;

export const filesAt = (place: FilePlace): FilePort =>
  typeof place === 'string' ? folderFiles(place) : bucketFiles(place);
