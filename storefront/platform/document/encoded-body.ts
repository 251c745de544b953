import { PassThrough, Readable, Writable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import type { Renderer } from './render-stream.ts';

export interface EncodedBody {
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly encoding: 'br' | 'gzip' | null;
}

// Levels at which compression pays off: what fits into the ten packets that a server sends before the first acknowledgement
// comes a round trip earlier. Brotli 6 saves a kilobyte of 4, for 0.3 ms (docs/benchmarks/pages.md).
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const gzip = { level: 6 };

const encodings = [
  { name: 'br', whole: (page: Buffer) => brotliCompressSync(page, brotli), stream: () => createBrotliCompress(brotli) },
  { name: 'gzip', whole: (page: Buffer) => gzipSync(page, gzip), stream: () => createGzip(gzip) },
] as const;

const plain = { name: null, whole: (page: Buffer) => page, stream: () => new PassThrough() };

/** The encoding of answers to a client, by its header `Accept-Encoding`. */
export function acceptedEncoding(header: string): EncodedBody['encoding'] {
  const accepted = new Set(header.split(',').map((part) => part.trim().split(';')[0]));
  return encodings.find(({ name }) => accepted.has(name))?.name ?? null;
}

/**
 * The response body in an encoding that the client accepts. A page with late parts streams, flushed whenever React
 * flushes (hono/compress would buffer it first, measured with hono 4.13). A finished page is compressed in one go:
 * as a stream, each 4 kB that React writes would travel to another thread and back.
 *
 * @param onWhole gets a finished page before it is compressed
 */
export async function encodedBody(
  renderer: Renderer,
  acceptEncoding: string,
  onWhole?: (page: Buffer) => void,
): Promise<EncodedBody> {
  const accepted = acceptedEncoding(acceptEncoding);
  const { name, whole, stream } = encodings.find((each) => each.name === accepted) ?? plain;
  if (renderer.isComplete) {
    const page = await gather(renderer);
    onWhole?.(page);
    return { body: new Uint8Array(whole(page)), encoding: name };
  }
  const through = stream();
  renderer.into(through);
  return { body: Readable.toWeb(through) as ReadableStream<Uint8Array>, encoding: name };
}

function gather(renderer: Renderer): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const sink = new Writable({
      highWaterMark: 4 * 1024 * 1024,
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
    });
    sink.once('finish', () => resolve(Buffer.concat(chunks))).once('error', reject);
    renderer.into(sink);
  });
}
