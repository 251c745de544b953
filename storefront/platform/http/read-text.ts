import type { IncomingMessage } from 'node:http';
import { setImmediate as othersTurn } from 'node:timers/promises';

/** How much of a too large body is read and discarded before the response, in bytes. */
const mostDiscarded = 64 * 1024 * 1024;

/**
 * The body of a request, as it came; null if it is longer than `most` bytes. Then, too, it is read to its end and discarded: clients
 * that have not sent all of it see a closed connection instead of the response. Above 64 MB the rest stays unread. Other requests
 * have their turn after each discarded chunk.
 */
export async function readChunks(request: Request, most: number): Promise<ReadonlyArray<Uint8Array> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > mostDiscarded) return null;
    if (size <= most) {
      chunks.push(chunk);
      continue;
    }
    chunks.length = 0;
    await othersTurn();
  }
  return size > most ? null : chunks;
}

/**
 * Reads and discards the body of a rejected request, up to the limit of `readChunks`. It reads from Node's own stream: through the
 * web stream of the request, a hundred discarded bodies delayed other requests by 300 ms.
 *
 * @param incoming Node's request; undefined without a network
 */
export async function discardBody(request: Request, incoming: IncomingMessage | undefined): Promise<void> {
  if (!incoming) return void (await readChunks(request, 0));
  if (incoming.readableEnded || incoming.destroyed) return;
  await new Promise<void>((resolve) => {
    let size = 0;
    incoming.on('data', (chunk: Uint8Array) => {
      size += chunk.byteLength;
      if (size <= mostDiscarded) return;
      incoming.pause();
      resolve();
    });
    incoming.once('close', resolve);
    incoming.once('end', resolve);
  });
}

/** The same as text. */
export async function readText(request: Request, most: number): Promise<string | null> {
  const chunks = await readChunks(request, most);
  return chunks && textOf(Buffer.concat(chunks), request.headers.get('content-type'));
}

/** Bytes as text in the encoding of their content type, UTF-8 by default, without a byte order mark. */
export function textOf(bytes: Uint8Array, contentType: string | null): string {
  const [, charset = 'utf-8'] = /;\s*charset="?([\w:.-]+)/i.exec(contentType ?? '') ?? [];
  return decoderOf(charset).decode(bytes);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    // An unknown encoding.
    return new TextDecoder();
  }
}
