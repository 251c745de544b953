import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endlessFeed, type EndlessFeed } from './testing/endless-feeds.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const full = fileURLToPath(new URL('./testing/samples/full.xml', import.meta.url));

describe('the command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'witryna-import-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** A shop in a folder of this test, whatever database the tests use. */
  function withoutDatabase() {
    const { DATABASE_URL: _, ...environment } = process.env;
    return environment;
  }

  /** Runs it as users do, on this test's own shop. */
  function run(...parameters: ReadonlyArray<string>) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...parameters], {
      encoding: 'utf8',
      env: { ...withoutDatabase(), DATA_DIR: path.join(folder, 'data') },
    });
    return { status, stdout, stderr };
  }

  it('imports a file, prints a summary and a report', () => {
    const file = path.join(folder, 'report.json');
    const first = run(full, '--report', file);
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('Dodane: 2\n');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ kind: 'full', read: 5 });
    const again = run(full, '--light');
    expect(again.stdout).toContain('Import cen i stanów\n');
    expect(again.stdout).toContain('W sklepie nic się nie zmieniło.');
  });

  it('reports that no picture is left to fetch', () => {
    const answer = spawnSync(process.execPath, [main, '--pictures'], {
      encoding: 'utf8',
      env: { ...withoutDatabase(), DATA_DIR: path.join(folder, 'empty') },
    });
    expect(answer.stdout).toBe('Pobieranie zdjęć\nPobrane: 0\nNieudane: 0\nWszystkie zdjęcia są już w\u00A0sklepie.\n');
  });

  it('refuses a broken file with a sentence', () => {
    const file = path.join(folder, 'broken.xml');
    writeFileSync(file, '<offer file_format="IOF" version="3.0">\n<products>');
    expect(run(file)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Plik odrzucony, w sklepie nic się nie zmieniło.\nPlik jest uszkodzony albo urwany: błąd w\u00A0wierszu 2, znak 11.\n',
    });
  });

  it.each<EndlessFeed>(['comment', 'text in a product', 'attributes', 'elements inside each other'])(
    'refuses 300 MB of one %s within a heap of 64 MB',
    async (kind) => {
      // A named pipe can be opened by path; Node gives a child a socket.
      const command = [process.execPath, '--max-old-space-size=64', main, '/dev/stdin'];
      const child = spawn('sh', ['-c', 'cat | "$@"', 'sh', ...command], {
        env: { ...withoutDatabase(), DATA_DIR: path.join(folder, 'endless') },
        stdio: ['pipe', 'ignore', 'pipe'],
      });
      const [stderr, [code]] = await Promise.all([
        text(child.stderr),
        once(child, 'exit'),
        // The command stops reading after a refusal.
        pipeline(Readable.from(endlessFeed(kind)), child.stdin).catch(() => undefined),
      ]);
      expect(stderr).toMatch(
        /^Plik odrzucony, w sklepie nic się nie zmieniło\.\n.+ od wiersza 1, znak \d+, ma ponad .+\.\n$/,
      );
      expect(code).toBe(1);
    },
  );

  it('reports a missing file', () => {
    expect(run(path.join(folder, 'none.xml'))).toMatchObject({
      status: 1,
      stderr: 'Plik odrzucony, w sklepie nic się nie zmieniło.\nPliku nie da się odczytać.\n',
    });
  });

  it.each([[[]], [['a.xml', 'b.xml']], [['a.xml', '--lekki']], [['a.xml', '--pictures']], [['a.xml', '--http']]])(
    'shows its usage for %j',
    (parameters) => {
      expect(run(...parameters)).toEqual({
        status: 2,
        stdout: '',
        stderr:
          'Użycie: npm run import -- <plik> [--light] [--report <plik.json>]\n        npm run import -- --pictures [--http] [--report <plik.json>]\n',
      });
    },
  );
});
