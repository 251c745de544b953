import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-lock-'));
  file = join(folder, 'audit.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another audit, in its own process. */
const inOtherProcess = () => {
  const urlOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const program = `
    import { runMain } from ${urlOf('../../scripts/bootstrap/complaint.mjs')};
    import { takeLock } from ${urlOf('./lock.ts')};
    await runMain(async () => void takeLock(${JSON.stringify(file)}));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
};

describe('the lock of the screen reader audit', () => {
  it('holds the process id, and is removed on release', () => {
    const release = takeLock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(file)).toBe(false);
    takeLock(file)();
  });

  it('rejects a second audit with one line', () => {
    const release = takeLock(file);
    const { status, stderr } = inOtherProcess();
    expect([status, stderr.trim()]).toEqual([
      1,
      `Another screen reader audit runs on this machine (process ${process.pid}, ${file}): wait until it has ended.`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    release();
    expect(inOtherProcess()).toMatchObject({ status: 0, stderr: '' });
  });

  it('respects a lock that is being written', () => {
    writeFileSync(file, '');
    expect(() => takeLock(file)).toThrow('Another screen reader audit runs');
  });

  it('takes over the lock of a killed audit', () => {
    const dead = inOtherProcess();
    expect(readFileSync(file, 'utf8')).toBe(String(dead.pid));
    takeLock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it('reports other faults of the folder', () => {
    expect(() => takeLock(join(folder, 'missing', 'audit.lock'))).toThrow('ENOENT');
  });
});
