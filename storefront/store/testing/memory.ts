import { existsSync, statfsSync } from 'node:fs';

/** Linux's memory file system, and how much of it the shops, their databases and the browsers may need (bytes). */
const memory = '/dev/shm';
const ample = 4 * 2 ** 30;

/**
 * Temporary files of this process and its children are in memory from now on, if there is room: like a disk, it
 * survives a kill -9, and no test cuts the power, so none has to wait for a disk at each of thousands of commits.
 */
export function writeToMemory(): void {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize >= ample) process.env['TMPDIR'] = memory;
}
