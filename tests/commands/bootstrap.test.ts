import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashSources, isFresh, sourceFiles } from '../../scripts/bootstrap/build.mjs';
import { findChromium, findHeadlessChromium } from '../../scripts/bootstrap/chromium.mjs';
import { exitCodeOf, run } from '../../scripts/bootstrap/child.mjs';
import { explainInstallFailure, isInstalledAsLocked } from '../../scripts/bootstrap/install.mjs';
import { checkNodeVersion, checkPortIsFree, portOf } from '../../scripts/bootstrap/machine.mjs';
import { folderInMemory } from '../../scripts/bootstrap/memory-folder.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-bootstrap-'));
  return () => rmSync(folder, { recursive: true });
});

const write = (path: string, content: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
};

describe('the folder of temporary files in memory', () => {
  const module = new URL('../../scripts/bootstrap/memory-folder.mjs', import.meta.url).href;

  it('ends with its process, and takes what a killed one left', async () => {
    write('witryna-tests-4194305/a', 'of a process that no machine can have');
    write(`witryna-tests-${process.pid}/b`, 'of one that runs');
    const program = `const { folderInMemory } = await import('${module}');
      const folder = folderInMemory({ parent: '${folder}', room: 0 });
      (await import('node:fs')).writeFileSync(folder + '/c', '');
      console.log(folder, (await import('node:fs')).readdirSync('${folder}').length);`;
    const { output } = await run(process.execPath, ['--input-type=module', '-e', program], { keepsOutput: true });
    const [left = ''] = output.split(' ');
    expect(output).toMatch(/witryna-tests-\d+ 2\n$/);
    expect(existsSync(join(folder, `witryna-tests-${process.pid}`, 'b'))).toBe(true);
    expect(existsSync(left)).toBe(false);
  });

  it('is none where there is no such file system, or too little room', () => {
    expect(folderInMemory({ parent: join(folder, 'none'), room: 0 })).toBeUndefined();
    expect(folderInMemory({ parent: folder, room: Infinity })).toBeUndefined();
  });
});

describe('the hash of the sources', () => {
  const hash = () => hashSources(folder, ['components', 'vite.config.ts', 'not-there']);
  beforeEach(() => {
    write('components/button/button.tsx', 'one');
    write('components/link/link.tsx', 'two');
    write('vite.config.ts', 'three');
  });

  it.each<[string, () => void]>([
    ['a change', () => write('components/button/button.tsx', 'ONE')],
    ['a new file', () => write('components/icon/icon.tsx', 'four')],
    ['a removed file', () => rmSync(join(folder, 'components/link'), { recursive: true })],
    ['a new name', () => renameSync(join(folder, 'components/link'), join(folder, 'components/anchor'))],
    [
      'text that moves from one file to the next',
      () => {
        write('components/button/button.tsx', 'onet');
        write('components/link/link.tsx', 'wo');
      },
    ],
  ])('reflects %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it.each<[string, () => void]>([
    ['a touched file', () => utimesSync(join(folder, 'vite.config.ts'), 1, 1)],
    ['a test', () => write('components/button/button.test.tsx', 'test')],
    ['a story', () => write('components/button/button.stories.tsx', 'story')],
    ['a page of the documentation', () => write('components/button/button.mdx', 'words')],
    ['a file outside of the sources', () => write('README.md', 'words')],
  ])('is the same after %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).toBe(before);
  });

  it('reads files in one order everywhere', () => {
    expect(sourceFiles(folder, ['vite.config.ts', 'components'])).toEqual([
      'components/button/button.tsx',
      'components/link/link.tsx',
      'vite.config.ts',
    ]);
  });
});

describe('a build', () => {
  const isBuilt = (hash: string) => isFresh(join(folder, 'stamp'), join(folder, 'main.js'), hash);

  it('is fresh only when complete and of these sources', () => {
    expect(isBuilt('abc')).toBe(false);
    write('main.js', '');
    expect(isBuilt('abc'), 'broken off: no stamp').toBe(false);
    write('stamp', 'abc');
    expect(isBuilt('abc')).toBe(true);
    expect(isBuilt('def'), 'other sources').toBe(false);
    rmSync(join(folder, 'main.js'));
    expect(isBuilt('abc'), 'the output was removed').toBe(false);
  });
});

describe('the installed packages', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/react': { version: '19.3.1' },
      'node_modules/@esbuild/win32-x64': { version: '1.0.0', optional: true },
    },
  };

  it.each([
    ['as the lock file asks', { 'node_modules/react': { version: '19.3.1' } }, true],
    ['another version', { 'node_modules/react': { version: '19.3.0' } }, false],
    ['a missing package', {}, false],
    [
      'an optional package in another version',
      { 'node_modules/react': { version: '19.3.1' }, 'node_modules/@esbuild/win32-x64': { version: '0.9.0' } },
      false,
    ],
  ])('%s', (_, packages, isInstalled) => {
    expect(isInstalledAsLocked(lock, { packages })).toBe(isInstalled);
  });

  it.each([
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EAI_AGAIN', /registry cannot be reached/],
    ['npm error code EACCES', /may not write/],
    ['npm error code EUSAGE\n`npm ci` can only install packages when', /do not agree/],
    ['npm error something else', /its own words stand above/],
  ])('a failure is one sentence: %s', (errors, sentence) => {
    expect(explainInstallFailure(errors)).toMatch(sentence);
  });
});

describe('the machine', () => {
  it.each(['20.0.0', '22.1.0', '24.21.0'])('accepts Node %s', (version) => {
    expect(() => checkNodeVersion(version)).not.toThrow();
  });

  it.each(['18.20.4', '8.0.0'])('rejects Node %s in one sentence', (version) => {
    expect(() => checkNodeVersion(version)).toThrow(`This is Node ${version}; witryna needs Node 20 or newer`);
  });

  it.each([
    [undefined, 3000],
    ['', 3000],
    ['0', 0],
    ['8080', 8080],
  ])('PORT=%s is port %i', (value, port) => {
    expect(portOf(value)).toBe(port);
  });

  it.each(['http', '-1', '70000', '3000 ', '3e3'])('rejects PORT=%s in one sentence', (value) => {
    expect(() => portOf(value)).toThrow(`PORT is "${value}"`);
  });

  it('reports a taken port, and what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    await expect(checkPortIsFree(port, '127.0.0.1')).rejects.toThrow(
      new RegExp(`Port ${port} on 127.0.0.1 is taken.*PORT=${port + 1} npm start`),
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(checkPortIsFree(port, '127.0.0.1')).resolves.toBeUndefined();
  });
});

describe('Chromium', () => {
  const find = (there: ReadonlyArray<string>, environment: Record<string, string> = {}, downloaded?: string) =>
    findChromium({ environment, isThere: (path: string) => there.includes(path), ofPlaywright: () => downloaded });

  it('is the one in CHROMIUM_PATH, before any other', () => {
    expect(find(['/mine', '/usr/bin/chromium'], { CHROMIUM_PATH: '/mine' })).toBe('/mine');
  });

  it('is reported missing if CHROMIUM_PATH names nothing', () => {
    expect(() => find(['/usr/bin/chromium'], { CHROMIUM_PATH: '/gone' })).toThrow(/CHROMIUM_PATH is "\/gone"/);
  });

  it.each([
    ['in a usual place', ['/usr/bin/chromium', '/dl'], {}, '/usr/bin/chromium'],
    ['on the PATH', ['/nix/bin/chromium', '/dl'], { PATH: '/bin:/nix/bin' }, '/nix/bin/chromium'],
    ["Playwright's", ['/dl'], {}, '/dl'],
    ['nowhere, though Playwright knows where it would be', [], {}, undefined],
  ])('%s', (_, there, environment, path) => {
    expect(find(there, environment, '/dl')).toBe(path);
  });

  it.each([
    [
      'a headless shell in /usr/bin',
      ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'],
      {},
      '/usr/bin/chromium-headless-shell',
    ],
    [
      'a headless shell on the PATH',
      ['/nix/chromium-headless-shell'],
      { PATH: '/nix' },
      '/nix/chromium-headless-shell',
    ],
    ['the named Chromium', ['/usr/bin/chromium-headless-shell', '/mine'], { CHROMIUM_PATH: '/mine' }, '/mine'],
    ['a whole Chromium where there is no shell', ['/usr/bin/chromium'], {}, '/usr/bin/chromium'],
  ])('for tests without pictures is %s', (_, there: ReadonlyArray<string>, environment, path) => {
    expect(findHeadlessChromium({ environment, isThere: (file: string) => there.includes(file) })).toBe(path);
  });
});

describe('a child program', () => {
  let script: string;
  beforeAll(() => {
    script = join(mkdtempSync(join(tmpdir(), 'witryna-child-')), 'child.mjs');
  });
  afterAll(() => rmSync(join(script, '..'), { recursive: true }));

  it('ends with its exit code and keeps its errors', async () => {
    writeFileSync(script, 'process.stderr.write("ENOSPC"); process.exitCode = 3;');
    expect(await run(process.execPath, [script], { keepsErrors: true })).toEqual({
      code: 3,
      errors: 'ENOSPC',
      output: 'ENOSPC',
      isTimedOut: false,
    });
  });

  it('is 127 if not found', async () => {
    expect(await run('/no/such/program', [])).toMatchObject({ code: 127 });
  });

  it('is stopped with its children on time-out', async () => {
    const pulse = join(folder, 'pulse');
    const grandchild = `setInterval(() => require("node:fs").appendFileSync(${JSON.stringify(pulse)}, "."), 20)`;
    writeFileSync(
      script,
      `import { spawn } from 'node:child_process';
       spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}]);
       setInterval(() => {}, 1000);`,
    );
    // Fake time: a busy machine may take seconds to start two programs.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const ended = run(process.execPath, [script], { timeout: 4000 });
    await expect.poll(() => existsSync(pulse) && statSync(pulse).size).toBeGreaterThan(0);
    vi.advanceTimersByTime(4000);
    const { code, isTimedOut } = await ended;
    vi.useRealTimers();
    expect({ code, isTimedOut }).toEqual({ code: exitCodeOf('SIGTERM'), isTimedOut: true });
    const last = readFileSync(pulse, 'utf8');
    expect(last).not.toBe('');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(readFileSync(pulse, 'utf8')).toBe(last);
  });

  it.each(['SIGTERM to the command', 'the death of the shell between npm and the command'])(
    'is stopped by %s',
    async (way) => {
      const pulse = join(folder, 'pulse');
      const child = `setInterval(() => require("node:fs").appendFileSync(${JSON.stringify(pulse)}, "."), 20)`;
      writeFileSync(
        script,
        `import { run, stopTreeOnSignals } from ${JSON.stringify(join(process.cwd(), 'scripts/bootstrap/child.mjs'))};
         stopTreeOnSignals();
         await run(process.execPath, ['-e', ${JSON.stringify(child)}]);`,
      );
      const isShell = way !== 'SIGTERM to the command';
      const command = isShell
        ? spawn('/bin/sh', ['-c', `"${process.execPath}" "${script}"; true`], { env: { npm_lifecycle_event: 'start' } })
        : spawn(process.execPath, [script], { env: {} });
      await expect.poll(() => existsSync(pulse), { timeout: 20_000 }).toBe(true);
      command.kill(isShell ? 'SIGKILL' : 'SIGTERM');
      const size = () => statSync(pulse).size;
      // Twice the same size: the child is gone.
      let last = -1;
      await expect.poll(() => last === (last = size()), { timeout: 20_000, interval: 300 }).toBe(true);
    },
    60_000,
  );

  it('is stopped with its siblings, and the last one is awaited', async () => {
    const [ready, ended] = [join(folder, 'ready'), join(folder, 'ended')];
    const note = (file: string) => `require("node:fs").writeFileSync(${JSON.stringify(file)}, "")`;
    const slow = `process.on("SIGTERM", () => setTimeout(() => { ${note(ended)}; process.exit(); }, 300));
      setInterval(() => {}, 1000); ${note(ready)}`;
    writeFileSync(
      script,
      `import { run, stopTreeOnSignals } from ${JSON.stringify(join(process.cwd(), 'scripts/bootstrap/child.mjs'))};
       stopTreeOnSignals();
       const programs = ['setInterval(() => {}, 1000)', ${JSON.stringify(slow)}];
       await Promise.all(programs.map((program) => run(process.execPath, ['-e', program])));`,
    );
    const command = spawn(process.execPath, [script], { env: {} });
    const end = once(command, 'exit');
    await expect.poll(() => existsSync(ready), { timeout: 20_000 }).toBe(true);
    command.kill('SIGTERM');
    await end;
    expect(existsSync(ended)).toBe(true);
  }, 60_000);
});
