import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFilesPrivate, readableByOthers } from './private-files.ts';

describe('files of the shop', () => {
  let dataDir: string;
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0o022);
    dataDir = mkdtempSync(join(tmpdir(), 'witryna-private-'));
    chmodSync(dataDir, 0o755);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(dataDir, { recursive: true });
  });

  const at = (name: string) => join(dataDir, name);
  const modeOf = (name: string) => (statSync(at(name)).mode & 0o777).toString(8);

  it('that every user could read are narrowed to the owner, and those of a group stay', () => {
    writeFileSync(at('shop.sqlite'), '');
    writeFileSync(at('shop.sqlite-wal'), '', { mode: 0o640 });
    writeFileSync(at('of-someone-else'), '');
    mkdirSync(at('outbox'));
    expect(readableByOthers(dataDir, [dataDir])).toEqual([dataDir, at('shop.sqlite'), at('outbox')]);
    keepFilesPrivate(dataDir);
    expect(['shop.sqlite', 'shop.sqlite-wal', 'outbox', 'of-someone-else'].map(modeOf)).toEqual([
      '600',
      '640',
      '700',
      '644',
    ]);
    expect(readableByOthers(dataDir, [dataDir])).toEqual([dataDir]);
  });

  it('that come later are private from the beginning', () => {
    keepFilesPrivate(dataDir);
    writeFileSync(at('later'), '');
    mkdirSync(at('folder'));
    expect([modeOf('later'), modeOf('folder')]).toEqual(['600', '700']);
  });

  it('are not followed through a link', () => {
    writeFileSync(at('elsewhere'), '');
    symlinkSync(at('elsewhere'), at('shop.sqlite'));
    keepFilesPrivate(dataDir);
    expect(modeOf('elsewhere')).toBe('644');
  });
});
