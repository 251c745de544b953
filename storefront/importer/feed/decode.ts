import { FeedError } from './feed-error.ts';

/** The most bytes of an XML declaration with encoding. */
const declarationBytes = 200;

/** The declared encoding; UTF-8 by default (XML 1.0, 4.3.3). */
function decoderFor(head: Uint8Array): TextDecoder {
  const declaration = new TextDecoder('latin1').decode(head.subarray(0, declarationBytes));
  const label = /^[^<]*<\?xml[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(declaration)?.[1] ?? 'utf-8';
  return orRefuse(() => new TextDecoder(label, { fatal: true }));
}

function orRefuse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new FeedError('encoding', null, error);
  }
}

/**
 * Bytes as text, portion by portion.
 * @throws FeedError `encoding`
 */
export async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Uint8Array = new Uint8Array();
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    if (decoder) {
      const known = decoder;
      yield orRefuse(() => known.decode(chunk, { stream: true }));
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < declarationBytes) continue;
    const found = decoderFor(head);
    decoder = found;
    yield orRefuse(() => found.decode(head, { stream: true }));
  }
  const last = decoder ?? decoderFor(head);
  yield orRefuse(() => (decoder ? last.decode() : last.decode(head)));
}
