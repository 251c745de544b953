import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from '../document/encoded-body.ts';
import { answerValues, KeptDocuments, type KeptDocument } from '../kept/kept-documents.ts';
import type { KeptRows } from '../kept/kept-rows.ts';
import { filled } from '../kept/holes.ts';
import { contentOf, withContent } from '../kept/visitor-part.ts';
import { record, Recording, type RecordedDocument } from '../reads/recording.ts';
import type { Shop } from './page-handler.tsx';
import type { App } from './request-facts.ts';
import type { Visitor, VisitorOf } from './visitors.tsx';

/** Addresses of pages are shorter; a longer one is answered, and not kept. */
const longestKey = 2000;

interface Keeping extends Pick<Shop, 'site' | 'clock' | 'log' | 'hasPolicy'> {
  readonly kept: KeptRows;
  readonly mostBytes: number;
  /** What of a header `Cookie` tells pages apart. */
  readonly variantOf: (cookies: string) => string;
  /** Tells visitors with a session apart; if omitted, their pages are made for each request. */
  readonly visitorOf: VisitorOf | undefined;
  readonly onKeeping: ((kept: Promise<void>) => void) | undefined;
}

/**
 * Answers pages that are the same for everyone from memory (ADR 44). A form and a part of a page go past. A visitor with a session gets
 * the page of all such visitors, with the part of its own (`visitors.tsx`).
 * What a page may know of its request is in the key; what it reads is recorded, and compared with the log of changed data by each
 * request.
 */
export function keptAnswers({
  site,
  clock,
  log,
  hasPolicy,
  kept: rows,
  mostBytes,
  variantOf,
  visitorOf,
  onKeeping,
}: Keeping): MiddlewareHandler<App> {
  const { versions } = rows;
  const reported = new Set<string | null>();
  /** Once for each page kind. */
  const report = (route: string | null, reason: string) => {
    if (reported.has(route)) return;
    reported.add(route);
    log.info('page is not kept', { route, reason });
  };
  const documents = new KeptDocuments({ mostBytes, versions, report, onKeeping });

  /** Page kinds that have had a kept page. For the others the server does not read what a visitor with a session has. */
  const kinds = new Set<string>();

  return async (c, next) => {
    const { url, origin, language, isRegionLoad, nonce } = c.get('facts');
    const session = c.get('session');
    if (c.req.method !== 'GET' || isRegionLoad) return next();
    const hasVisitors = visitorOf !== undefined && kinds.has(site.routes.find(url.pathname)?.name ?? '');
    if (session.hasCookie && !hasVisitors) return next();
    // Settings and texts are read to find the visitor: what changes later must count as later.
    if (session.hasCookie) await rows.compare();
    let since = versions.count;
    const found = session.hasCookie ? await visitorOf!(c) : 'anyone';
    if (found === null) return next();
    const visitor = found === 'anyone' ? null : found;
    const seenBy = visitor ? `visitor ${visitor.variant}` : '';
    const key = `${language} ${origin}${url.pathname}${url.search} ${variantOf(c.req.header('cookie') ?? '')} ${seenBy}`;
    if (key.length > longestKey) return next();
    const answerOf = (kept: KeptDocument, now: number, content: string | null): Response => {
      const bytes = filled(kept.pieces, answerValues(kept, hasPolicy ? nonce : undefined, now, content));
      const { body, encoding } = encoded(bytes, c.req.header('accept-encoding') ?? '');
      const headers = new Headers(kept.headers as Array<[string, string]>);
      if (encoding) headers.set('Content-Encoding', encoding);
      return new Response(body, { headers });
    };
    const isKnown = documents.knows(key);
    if (isKnown) {
      if (!session.hasCookie) {
        await rows.compare();
        since = versions.count;
      }
      const now = clock();
      const kept = documents.find(key, now);
      const content = kept?.shape ? contentOf(visitor!.part, kept.shape) : null;
      if (kept && (content === null) === (visitor === null)) {
        c.set('route', kept.route);
        c.set('isKept', true);
        return answerOf(kept, now, content);
      }
    }
    const recording = new Recording(clock(), visitor?.keys);
    if (isKnown) recording.until = Math.min(recording.until, versions.nextMoment);
    if (visitor) {
      recording.include(visitor.words);
      c.set('visitor', visitor);
    }
    await record(recording, next);
    const { obstacle } = recording;
    const { res } = c;
    const isForAll = res.status === 200 && !res.headers.has('Set-Cookie') && session.setCookies().length === 0;
    if (!recording.document || !isForAll) return;
    const route = c.get('route');
    if (obstacle !== null) {
      report(route, visitor ? `with a session: ${obstacle}` : obstacle);
      return;
    }
    const filledUp = visitor ? withPart(recording.document, visitor) : { document: recording.document, part: null };
    if (!filledUp) {
      report(route, 'shows the part of its visitor not just once');
      return;
    }
    if (route !== null) kinds.add(route);
    const headers = [...res.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
    const now = clock();
    const same = documents.offer(key, { recording, ...filledUp, since, isBounded: isKnown, headers, route }, now);
    if (!same) return;
    // It is compressed better than a page that someone waits for, which saves product pages a round trip. Hono would copy
    // the headers of the last answer to the next one, its length included.
    c.res = undefined;
    c.res = answerOf(same, now, filledUp.part?.content ?? null);
  };
}

/** A document with room for the part of each visitor; null where it has no place for it. */
function withPart(document: RecordedDocument, { part, shape: shapeOf }: Visitor) {
  const shape = shapeOf();
  const content = contentOf(part, shape);
  const html = content === null ? null : withContent(document.html, part, shape, content);
  return content === null || html === null ? null : { document: { ...document, html }, part: { shape, content } };
}

/** In an encoding that the client accepts; few clients accept another than brotli. */
function encoded(
  bytes: Buffer<ArrayBuffer>,
  accepted: string,
): { body: Uint8Array<ArrayBuffer>; encoding: string | null } {
  const encoding = acceptedEncoding(accepted);
  if (encoding === 'br') return { body: bytes, encoding };
  const html = brotliDecompressSync(bytes);
  return { body: encoding === 'gzip' ? gzipSync(html) : html, encoding };
}
