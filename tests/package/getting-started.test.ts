import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findHeadlessChromium } from '../../scripts/bootstrap/chromium.mjs';
import { useConsumer } from './support/consumer.ts';

const root = join(import.meta.dirname, '..', '..');
const guide = readFileSync(join(root, 'docs', 'getting-started.md'), 'utf8');

/** The guide's code: each block that names a file is that file, others are terminal commands. */
const blocks = [...guide.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file, code = '']) => ({ language, file, code }),
);
const commands = blocks.filter(({ language }) => language === 'sh').flatMap(({ code }) => code.trim().split('\n'));

const app = useConsumer();
/** The files that `npm create vite` adds to the guide's, as far as needed here. */
const template = {
  'vite.config.ts': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
export default defineConfig({ plugins: [react()] });
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: ['vite/client'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      noEmit: true,
    },
    include: ['src'],
  }),
};

beforeAll(() => {
  for (const [file, text] of Object.entries(template)) app.write(file, text);
  for (const { file, code } of blocks) if (file !== undefined) app.write(file, code);
});

describe('the guide', () => {
  it('names a file for every block except commands', () => {
    expect(blocks.filter(({ language, file }) => (language === 'sh') !== (file === undefined))).toEqual([]);
    expect(blocks.flatMap(({ file }) => file ?? [])).toEqual([
      'index.html',
      'src/main.tsx',
      'src/app.tsx',
      'src/brand.css',
      'src/english.tsx',
      'server.mjs',
    ]);
  });

  it('has only commands that run here: three create the app, the server runs, Vite shows it', () => {
    expect(commands).toEqual([
      'npm create vite@latest shop -- --template react-ts',
      'cd shop',
      'npm install witryna',
      'npm run dev',
      'node server.mjs',
    ]);
  });

  it('is the README of the package', () => {
    expect(app.read('README.md')).toBe(guide);
  });
});

describe('the app of the guide', () => {
  it('has right types', () => {
    expect(app.run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.json')).toBe('');
  });

  it('renders on a server', () => {
    expect(app.run('server.mjs')).toMatch(/^<a [^>]*href="\/koszyk"[^>]*>.*Koszyk.*<\/a>\n$/);
  });

  it("supports English, and the shop's own texts", () => {
    app.write('src/english-page.tsx', "export { english } from './english.tsx';\n");
    app.run('node_modules/vite/bin/vite.js', 'build', '--ssr', 'src/english-page.tsx', '--outDir', 'dist-server');
    app.write(
      'english.mjs',
      `import { renderToStaticMarkup } from 'react-dom/server';
import { english } from './dist-server/english-page.js';
console.log(renderToStaticMarkup(english));
`,
    );
    const page = app.run('english.mjs');
    expect(page).toContain('Now only:');
    expect(page).toContain('69.00 PLN');
    expect(page).not.toContain('Cena');
  });
});

describe.each([
  ['as it is built', ['build'], 'dist'],
  ['as it is developed', [], undefined],
] as const)('the page of the guide, %s', (_how, build, folder) => {
  let browser: Browser;
  let page: Page;
  let stop: () => Promise<unknown> | void;
  const complaints: string[] = [];

  beforeAll(async () => {
    for (const command of build) app.run('node_modules/vite/bin/vite.js', command);
    const served = folder === undefined ? await develop() : await serve(join(app.folder, folder));
    stop = served.stop;
    browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumFlags });
    page = await browser.newPage({ locale: 'pl-PL', reducedMotion: 'reduce' });
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    // Browsers request it by themselves; the guide does not provide it.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.goto(served.url);
  });
  afterAll(async () => {
    await browser?.close();
    await stop?.();
  });

  const violations = async (): Promise<ReadonlyArray<string>> => {
    await page.addScriptTag({ path: join(root, 'node_modules', 'axe-core', 'axe.min.js') });
    return page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: ReadonlyArray<{ id: string }> }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    });
  };

  it('shows the form without axe violations', async () => {
    await page.getByRole('button', { name: 'Powiadom mnie' }).waitFor();
    await expect(page.getByRole('heading', { level: 1 }).textContent()).resolves.toBe('Kubek Poranek wróci 12 grudnia');
    expect(await violations()).toEqual([]);
  });

  it("uses the kit's fonts", async () => {
    const families = page.evaluate(async () =>
      [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(await families).toEqual(expect.arrayContaining(['Brygada 1918 Variable', 'Hanken Grotesk Variable']));
  });

  it("uses the shop's colour", async () => {
    const color = page
      .getByRole('button', { name: 'Powiadom mnie' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(color).resolves.toBe('rgb(122, 31, 92)');
  });

  it('reports an invalid address at its field and focuses it', async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill('anna');
    await page.getByRole('button', { name: 'Powiadom mnie' }).click();
    const field = page.getByRole('textbox', {
      name: 'E-mail',
      description: /Wpisz adres ze znakiem @, na przykład anna@poczta\.pl\./,
    });
    await field.waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await violations()).toEqual([]);
  });

  it('takes a valid one, shows and announces it once', async () => {
    await page.getByRole('textbox', { name: 'E-mail' }).fill('anna@poczta.pl');
    await page.keyboard.press('Enter');
    await page.getByText('Napiszemy raz, na anna@poczta.pl.').first().waitFor();
    const spoken = async () => (await page.locator('[aria-live="polite"]').textContent())?.trim();
    await expect.poll(spoken).toBe('Napiszemy raz, na anna@poczta.pl.');
    expect(await page.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).not.toBe('true');
    expect(await violations()).toEqual([]);
  });

  it('logs nothing to the console', () => {
    expect(complaints).toEqual([]);
  });
});

interface Served {
  readonly url: string;
  readonly stop: () => Promise<unknown> | void;
}

/** `npm run dev`: the development server prepares the kit in its own way. */
async function develop(): Promise<Served> {
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0'], {
    cwd: app.folder,
    env: { PATH: process.env['PATH'], NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  // Later output is discarded, and does not stop it.
  for await (const part of vite.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(part);
    const url = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0];
    if (url !== undefined) return { url, stop: () => void vite.kill() };
  }
  throw new Error(`The development server did not start: ${printed}`);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The files of a built app. */
async function serve(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url!;
    readFile(join(folder, path)).then(
      (body) => response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((stopped) => server.close(stopped)),
  };
}
