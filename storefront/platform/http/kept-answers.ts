import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from '../document/encoded-body.ts';
import { DataVersions, type ChangeLog } from '../kept/data-versions.ts';
import { answerValues, KeptDocuments } from '../kept/kept-documents.ts';
import { filled } from '../kept/holes.ts';
import { record, Recording } from '../reads/recording.ts';
import type { Shop } from './page-handler.tsx';
import type { App } from './request-facts.ts';

/** Addresses of pages are shorter; a longer one is answered, and not kept. */
const longestKey = 2000;

interface Keeping extends Pick<Shop, 'clock' | 'log' | 'hasPolicy'> {
  readonly changes: ChangeLog;
  readonly mostBytes: number;
  /** What of a header `Cookie` tells pages apart. */
  readonly variantOf: (cookies: string) => string;
  readonly onKeeping: ((kept: Promise<void>) => void) | undefined;
}

/**
 * Answers pages that are the same for everyone from memory (ADR 44). A request with a session, a form, and a part of a page go past.
 * What a page may know of its request is in the key; what it reads is recorded, and compared with the log of changed data by each
 * request.
 */
export function keptAnswers({
  clock,
  log,
  hasPolicy,
  changes,
  mostBytes,
  variantOf,
  onKeeping,
}: Keeping): MiddlewareHandler<App> {
  const versions = new DataVersions(changes);
  const reported = new Set<string | null>();
  /** Once for each page kind. */
  const report = (route: string | null, reason: string) => {
    if (reported.has(route)) return;
    reported.add(route);
    log.info('page is not kept', { route, reason });
  };
  const documents = new KeptDocuments({ mostBytes, versions, report, onKeeping });

  return async (c, next) => {
    const { url, origin, language, isRegionLoad, nonce } = c.get('facts');
    const session = c.get('session');
    if (c.req.method !== 'GET' || isRegionLoad || session.hasCookie) return next();
    const key = `${language} ${origin}${url.pathname}${url.search} ${variantOf(c.req.header('cookie') ?? '')}`;
    if (key.length > longestKey) return next();
    const isKnown = documents.knows(key);
    if (isKnown) {
      await versions.catchUp(clock());
      const now = clock();
      const kept = documents.find(key, now);
      if (kept) {
        c.set('route', kept.route);
        c.set('isKept', true);
        const bytes = filled(kept.pieces, answerValues(kept, hasPolicy ? nonce : undefined, now));
        const { body, encoding } = encoded(bytes, c.req.header('accept-encoding') ?? '');
        const headers = new Headers(kept.headers as Array<[string, string]>);
        if (encoding) headers.set('Content-Encoding', encoding);
        return new Response(body, { headers });
      }
    }
    const since = versions.count;
    const recording = new Recording(clock());
    if (isKnown) recording.until = Math.min(recording.until, versions.nextMoment);
    await record(recording, next);
    const { document, obstacle } = recording;
    const { res } = c;
    const isForAll = res.status === 200 && !res.headers.has('Set-Cookie') && session.setCookies().length === 0;
    if (!document || !isForAll) return;
    if (obstacle !== null) {
      report(c.get('route'), obstacle);
      return;
    }
    const headers = [...res.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
    const made = { recording, document, since, isBounded: isKnown, headers, route: c.get('route') };
    documents.offer(key, made, clock());
  };
}

/** In an encoding that the client accepts; few clients accept another than brotli. */
function encoded(bytes: Buffer, accepted: string): { body: Uint8Array<ArrayBuffer>; encoding: string | null } {
  const encoding = acceptedEncoding(accepted);
  if (encoding === 'br') return { body: new Uint8Array(bytes), encoding };
  const html = brotliDecompressSync(bytes);
  return { body: new Uint8Array(encoding === 'gzip' ? gzipSync(html) : html), encoding };
}
