import { setImmediate } from 'node:timers/promises';

/**
 * The portions of a large read: a database server reads the next one while the caller uses this one.
 * @param read begins to read the portion after `last`, the first one for null; returns null after the end
 */
export async function* readAhead<Portion>(
  read: (last: Portion | null) => Promise<Portion> | null,
): AsyncGenerator<Portion> {
  let running = read(null);
  while (running !== null) {
    const portion = await running;
    running = read(portion);
    // The caller may fail before it is awaited.
    running?.catch(() => {});
    // A statement is sent in a later turn, and the caller may keep the thread busy for long.
    await setImmediate();
    yield portion;
  }
}
