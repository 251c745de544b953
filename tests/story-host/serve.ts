// The process of a story host: `node serve.ts <build folder>` serves on a free port of 127.0.0.1 and prints its address.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { storyRequest, type ListedStory, type StoryRequest } from './story-request.ts';

/** The server build's exports; see entry-server.tsx. */
interface ServerEntry {
  listed: ReadonlyArray<ListedStory>;
  render(
    request: StoryRequest,
  ): { title: string; html: string; modules: ReadonlyArray<string>; problems: ReadonlyArray<string> } | undefined;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder of the build.');
const { listed, render } = (await import(pathToFileURL(join(folder, 'server', 'server.js')).href)) as ServerEntry;
const client = join(folder, 'client');
const pictures = join(import.meta.dirname, '..', '..', 'components', 'image', 'sample');
// Read once: a later build may delete this one's folder.
const assets = await filesBelow(client);
const samples = await filesBelow(pictures);
const styles = [...assets.keys()].filter((path) => path.endsWith('.css'));

/** As strict as the shop's: blocks a story's inline styles and scripts. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  try {
    const { status, type, body, headers = {} } = answer(url);
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(String(error));
  }
});

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}

const html = 'text/html; charset=utf-8';

function answer({ pathname, searchParams }: URL): Answer {
  if (pathname === '/stories.json') return { status: 200, type: types['.json'] ?? '', body: JSON.stringify(listed) };
  if (pathname === '/') return { status: 200, type: html, body: index() };
  const asked = /^\/(?:stories\/)?([^/.]+)$/.exec(decodeURIComponent(pathname))?.[1];
  if (asked !== undefined) {
    const body = page(storyRequest(asked, searchParams));
    // A form sent by a story returns to the story: the data is discarded.
    if (body !== undefined) return { status: 200, type: html, body, headers: { 'content-security-policy': policy } };
  }
  return file(pathname);
}

function file(pathname: string): Answer {
  const body = assets.get(pathname) ?? samples.get(pathname.replace(/^\/sample/, ''));
  if (body === undefined)
    return { status: 404, type: 'text/plain; charset=utf-8', body: 'There is no such thing here.' };
  const type = types[extname(pathname)] ?? 'application/octet-stream';
  return { status: 200, type, body, headers: { 'cache-control': 'max-age=31536000, immutable' } };
}

/** Every file of a folder, by its path from there, with a leading slash. */
async function filesBelow(top: string): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (path) => [`/${relative(top, path).replaceAll('\\', '/')}`, await readFile(path)] as const),
    ),
  );
}

function page(request: StoryRequest): string | undefined {
  const rendered = render(request);
  if (rendered === undefined) return undefined;
  const { title, html: body, modules, problems } = rendered;
  const theme = request.theme === 'system' ? '' : ` data-theme="${request.theme}"`;
  const sent = JSON.stringify({ request, modules, problems }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${request.locale}"${theme}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="application/json" id="story-request">${sent}</script>
<script type="module" src="/client.js"></script>
</head>
<body><div id="story-root">${body}</div></body>
</html>`;
}

const index = () =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stories</title><main><h1>Stories</h1><ul>${[
    `<li><a href="/kitchen-sink">Kitchen sink</a></li>`,
    ...listed.map(({ id, title, name }) => `<li><a href="/stories/${id}">${escaped(`${title}: ${name}`)}</a></li>`),
  ].join('')}</ul></main></html>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

server.listen(Number(process.env['PORT'] ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
// Stops when the process that started it is gone.
process.stdin.on('end', () => process.exit()).resume();
process.on('SIGTERM', () => process.exit());
