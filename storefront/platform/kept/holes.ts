import { createHash } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';

/*
 * A document whose changing values are holes. It is one brotli stream: a hole is an uncompressed meta-block of fixed length
 * (RFC 7932, 9.2), so that filling it copies bytes, and the whole decodes like any other.
 */

/** A place for a value: the index of the value, and the bytes after it that its meta-block holds, too. */
interface Hole {
  readonly value: number;
  readonly tail: Buffer;
}

export type Piece = Buffer | Hole;

/** A meta-block tells its length in 16 bits; `filler` is shorter. */
const longestValue = 1000;

/**
 * The bytes of a document between its holes. `values` are the bytes to cut out, written as latin1, each wherever it stands.
 *
 * @param tail how many bytes after a value go into its hole: the decoder guesses a byte by the two before it
 * @returns null where holes are too close to each other
 */
function cut(html: Buffer, values: ReadonlyArray<string>, tail: number): ReadonlyArray<Piece> | null {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, value } of sortedPlaces(html, values)) {
    if (start < from || end + tail > html.length) return null;
    pieces.push(html.subarray(from, start), { value, tail: html.subarray(end, end + tail) });
    from = end + tail;
  }
  pieces.push(html.subarray(from));
  return pieces;
}

/** Where values stand, by their indexes, in the order of the text. */
const sortedPlaces = (html: Buffer, values: ReadonlyArray<string>) =>
  values
    .flatMap((text, value) => placesOf(html, text).map((start) => ({ start, end: start + text.length, value })))
    .toSorted((a, b) => a.start - b.start);

function placesOf(html: Buffer, text: string): ReadonlyArray<number> {
  const found: number[] = [];
  for (let at = html.indexOf(text, 0, 'latin1'); at >= 0; at = html.indexOf(text, at + text.length, 'latin1'))
    found.push(at);
  return found;
}

/** The bytes with values in their holes. */
export const filled = (pieces: ReadonlyArray<Piece>, values: ReadonlyArray<string>): Buffer<ArrayBuffer> =>
  Buffer.concat(
    pieces.flatMap((piece) =>
      Buffer.isBuffer(piece) ? [piece] : [Buffer.from(values[piece.value]!, 'latin1'), piece.tail],
    ),
  );

/** A hash of a document without these values: the same for two renderings of the same thing. */
export function digestWithout(html: Buffer, values: ReadonlyArray<string>): string {
  const hash = createHash('sha256');
  let from = 0;
  for (const { start, end, value } of sortedPlaces(html, values)) {
    hash.update(html.subarray(from, start)).update(`\u0000${value}\u0000`);
    from = end;
  }
  return hash.update(html.subarray(from)).digest('base64');
}

/**
 * What stands in a hole while the rest is compressed: pairs of bytes that no UTF-8 text has, so that nothing refers to them. No pair
 * comes twice: it walks through a circle of 51 bytes by ever other steps, each without a common divisor with 51.
 */
function filler(length: number): Buffer {
  const leads = Array.from({ length: 0xf4 - 0xc2 + 1 }, (_, index) => 0xc2 + index);
  for (let at = leads.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [leads[at], leads[other]] = [leads[other]!, leads[at]!];
  }
  const found = [leads[0]!];
  for (let step = 1; found.length < length; step += 1) {
    if (step % 3 === 0 || step % 17 === 0) continue;
    for (let turn = 1; turn <= leads.length; turn += 1) found.push(leads[(turn * step) % leads.length]!);
  }
  return Buffer.from(found.slice(0, length));
}

/** The head of an uncompressed meta-block: not the last, 4 nibbles of length, uncompressed; byte-aligned after it. */
function headOf(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 255, (bits >> 8) & 255, (bits >> 16) & 255]);
}

/** Compresses in the thread pool, flushed around each hole. */
async function compress(pieces: ReadonlyArray<Piece>, values: ReadonlyArray<string>, quality: number) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_OPERATION_FLUSH } = constants;
  const encoder = createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 20 } });
  let chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  const taken = () => {
    const all = Buffer.concat(chunks);
    chunks = [];
    return all;
  };
  const put = (bytes: Buffer) =>
    new Promise<Buffer>((resolve, reject) => {
      encoder.once('error', reject);
      encoder.write(bytes, () =>
        encoder.flush(BROTLI_OPERATION_FLUSH, () =>
          setImmediate(() => {
            encoder.off('error', reject);
            resolve(taken());
          }),
        ),
      );
    });
  const out: Piece[] = [];
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) {
      if (piece.length > 0) out.push(await put(piece));
      continue;
    }
    const { length } = values[piece.value]!;
    await put(Buffer.concat([filler(length), piece.tail]));
    out.push(headOf(length + piece.tail.length), piece);
  }
  const end = new Promise<Buffer>((resolve, reject) =>
    encoder.once('end', () => resolve(taken())).once('error', reject),
  );
  encoder.end();
  out.push(await end);
  return joined(out);
}

/** The same with neighbouring bytes in one piece. */
function joined(pieces: ReadonlyArray<Piece>): ReadonlyArray<Piece> {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (Buffer.isBuffer(piece) && Buffer.isBuffer(last)) out[out.length - 1] = Buffer.concat([last, piece]);
    else out.push(piece);
  }
  return out;
}

/**
 * A document compressed with holes. It is read back with other values; where a match of the encoder reached into a hole, the holes
 * are cut a little longer.
 *
 * @param values those of this rendering, as latin1; each wherever it stands is a hole
 * @returns null where it cannot be done
 */
export async function compressWithHoles(
  html: Buffer,
  values: ReadonlyArray<string>,
  quality: number,
): Promise<ReadonlyArray<Piece> | null> {
  if (values.some(({ length }) => length > longestValue)) return null;
  const others = values.map((value) => [...value].toReversed().join(''));
  for (const tail of [2, 3, 4, 6, 8]) {
    const pieces = cut(html, values, tail);
    if (!pieces) return null;
    const compressed = await compress(pieces, values, quality);
    if (isRight(compressed, html, values) && isRight(compressed, filled(pieces, others), others)) return compressed;
  }
  return null;
}

function isRight(pieces: ReadonlyArray<Piece>, expected: Buffer, values: ReadonlyArray<string>): boolean {
  try {
    return brotliDecompressSync(filled(pieces, values)).equals(expected);
  } catch {
    return false;
  }
}
