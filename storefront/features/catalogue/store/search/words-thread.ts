// Reads the words of a large shop beside the main thread (`words-in-thread.ts`), by a connection of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { openReader } from '../../../../platform/store/engine/reader.ts';
import { Places } from '../catalogue/places.ts';
import { readWords } from './read-words.ts';
import type { FoundParts, ReadingTask } from './words-in-thread.ts';

const { source, places } = workerData as ReadingTask;
const database = await openReader(source);
const parts = [...(await readWords(database, new Places(places)))].map(
  ([locale, words]) => [locale, words.parts] as const,
);
await database.close();
parentPort!.postMessage(
  parts satisfies FoundParts,
  parts.flatMap(([, { starts, hits }]) => [starts.buffer, hits.buffer]),
);
