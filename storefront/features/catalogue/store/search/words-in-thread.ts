import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Locale } from '../../../../../components/texts/texts.ts';
import type { DatabaseSource } from '../../../../platform/store/engine/database.ts';
import type { PlacesParts } from '../catalogue/places.ts';
import type { WordsByLocale } from './read-words.ts';
import { Words, type WordParts } from './words.ts';

export interface ReadingTask {
  readonly source: DatabaseSource;
  /** Of all products: what both threads read has the same numbers. */
  readonly places: PlacesParts;
}

export type FoundParts = ReadonlyArray<readonly [Locale, WordParts]>;

/** As `readWords`, in a thread with its own connection: the calling one reads products meanwhile. */
export async function readWordsInThread(task: ReadingTask): Promise<WordsByLocale> {
  const thread = new Worker(new URL('./words-thread.ts', import.meta.url), { workerData: task });
  try {
    // Rejects on an error of the thread.
    const [parts] = (await once(thread, 'message')) as [FoundParts];
    return new Map(parts.map(([locale, ofLocale]) => [locale, new Words(ofLocale)]));
  } finally {
    await thread.terminate();
  }
}
