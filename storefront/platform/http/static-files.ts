import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { getMimeType } from 'hono/utils/mime';
import type { StaticFolder } from '../page/site.ts';
import { fileHeaders } from './security-headers.ts';

const aYear = 'public, max-age=31536000, immutable';
const aDay = 'public, max-age=86400';

/** How many bytes of files are kept in memory; those that were asked for last. */
const most = 64 * 1024 * 1024;

/** The endings of the compressed files that the build puts beside a file, by their encoding, the smallest first. */
const endings = { br: '.br', gzip: '.gz' } as const;
const plain = 'identity';
type Encoding = keyof typeof endings | typeof plain;

interface KnownFile {
  /** On the disk, without an ending of `endings`. */
  readonly path: string;
  readonly encodings: ReadonlyArray<Encoding>;
  readonly headers: Readonly<Record<string, string>>;
}

interface KeptFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of these bytes: another encoding of the file has another. */
  readonly etag: string;
}

/**
 * Serves folders from memory, precompressed where the build did so. The folders are listed once: a name that is not in the list, such
 * as one that leads out of its folder, falls through without a look at the disk.
 */
export function staticFiles(
  root: string,
  folders: ReadonlyArray<StaticFolder>,
  { isSecure }: { isSecure: boolean },
): MiddlewareHandler {
  const files = new Map(folders.flatMap((folder) => filesOf(root, folder, fileHeaders({ isSecure }))));
  const contentOf = keptFiles();
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined;
    if (!file) return next();
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports: [...file.encodings],
      default: plain,
      match: (asked) => file.encodings.find((one) => asked.some(({ type, q }) => type === one && q > 0)) ?? plain,
    }) as Encoding;
    const { bytes, etag } = await contentOf(file.path + (encoding === plain ? '' : endings[encoding]));
    const headers = { ...file.headers, ETag: etag, ...(encoding !== plain && { 'Content-Encoding': encoding }) };
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(c.req.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'Content-Length': String(bytes.length) },
    });
  };
}

function filesOf(
  root: string,
  { path, folder, isImmutable }: StaticFolder,
  shared: Readonly<Record<string, string>>,
): ReadonlyArray<[address: string, file: KnownFile]> {
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const there = new Set(names);
  const compressed = (name: string) =>
    (Object.keys(endings) as Array<keyof typeof endings>).filter((one) => there.has(name + endings[one]));
  const base = join(root, folder);
  return names
    .filter(
      (name) =>
        !Object.values(endings).some((ending) => name.endsWith(ending) && there.has(name.slice(0, -ending.length))),
    )
    .map((name) => {
      const encodings = compressed(name);
      const headers = {
        ...shared,
        'Cache-Control': isImmutable ? aYear : aDay,
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
      };
      const address = path + name.slice(base.length).replaceAll('\\', '/');
      return [address, { path: name, encodings: [...encodings, plain], headers }];
    });
}

/** Reads each file once. Above the limit it drops the files whose last request is the oldest. */
function keptFiles(): (path: string) => Promise<KeptFile> {
  const kept = new Map<string, KeptFile>();
  let size = 0;
  return async (path) => {
    const known = kept.get(path);
    if (known) {
      kept.delete(path);
      kept.set(path, known);
      return known;
    }
    const bytes = new Uint8Array(await readFile(path));
    const file = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    if (!kept.has(path)) size += bytes.length;
    kept.set(path, file);
    for (const [oldest, { bytes: old }] of kept) {
      if (size <= most) break;
      kept.delete(oldest);
      size -= old.length;
    }
    return file;
  };
}
