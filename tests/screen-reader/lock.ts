import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Complaint } from '../../scripts/bootstrap/complaint.mjs';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a process runs, also another user's. A file being written is empty: 0 is our own group, which runs. */
function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function isWritten(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Limits the machine to one audit at a time: beside another one Orca speaks late, and its words follow the wrong key.
 * The lock is a file with the id of its process; a lock of an ended process is taken over.
 *
 * @param file in the folder for temporary files by default
 * @returns releases the lock
 * @throws {Complaint} if another audit runs
 */
export function takeLock(file = join(tmpdir(), 'witryna-screen-reader.lock')): () => void {
  while (!isWritten(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder))
      throw new Complaint(
        `Another screen reader audit runs on this machine (process ${holder}, ${file}): wait until it has ended.`,
      );
    rmSync(file, { force: true });
  }
  return () => rmSync(file, { force: true });
}
