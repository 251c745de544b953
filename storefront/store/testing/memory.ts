import { existsSync, statfsSync } from 'node:fs';

/** What Linux keeps in memory, and how much of it the shops, their databases and the browsers may need (bytes). */
const memory = '/dev/shm';
const ample = 4 * 2 ** 30;

/**
 * What this process and those that it starts write for a while stands in memory from now on, where there is room for it: it outlives
 * a kill -9 there as it does on a disk, and no test pulls the plug, so none has to wait for a disk at each of thousands of commits.
 */
export function writeToMemory(): void {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize >= ample) process.env['TMPDIR'] = memory;
}
