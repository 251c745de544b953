import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const gigabyte = 1024 ** 3;
/** The tests keep some hundred small databases, at most 2 GB at a time; the rest of the memory is for those who run them. */
const neededRoom = 8 * gigabyte;
const prefix = 'witryna-tests-';

/**
 * A folder in memory for the temporary files of one test run: databases that wait for a disk at every commit cost the store tests
 * a quarter of their time. It is removed when this process ends; what a killed one left is removed by the next.
 *
 * @param {{ parent?: string, room?: number }} [machine] a file system in memory, and the bytes that must be free
 * @returns {string | undefined} undefined where there is none, or too little room
 */
export function folderInMemory({ parent = '/dev/shm', room = neededRoom } = {}) {
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < room || freemem() < room) return undefined;
    for (const name of readdirSync(parent))
      if (isLeft(name)) rmSync(join(parent, name), { recursive: true, force: true });
    const folder = join(parent, prefix + process.pid);
    mkdirSync(folder);
    // PostgreSQL runs as a user of its own.
    chmodSync(folder, 0o1777);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}

/** @param {string} name */
function isLeft(name) {
  if (!name.startsWith(prefix)) return false;
  try {
    process.kill(Number(name.slice(prefix.length)), 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
