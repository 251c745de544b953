import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';

/** The file in the data folder that keeps the lists of a large shop (ADR 49). */
export const listsFile = 'lists.bin';

const arrayKinds = { Uint8Array, Uint32Array, Int32Array, Float64Array } as const;
type ArrayKind = keyof typeof arrayKinds;
type Numbers = Uint8Array | Uint32Array | Int32Array | Float64Array;
type Kind = ArrayKind | 'strings';

/** What a file keeps under one name. */
export type Part = Numbers | ReadonlyArray<string>;
export type Parts = Readonly<Record<string, Part>>;

/** Where a part is in the file: one block after the other. */
interface Entry {
  readonly name: string;
  readonly kind: Kind;
  /** The bytes of each block. */
  readonly sizes: ReadonlyArray<number>;
  /** CRC-32 of all of its bytes. */
  readonly sum: number;
}

interface Contents<Head> {
  readonly head: Head;
  readonly entries: ReadonlyArray<Entry>;
}

/** Strings of one block: all at once would need their size again. */
const stringsOfBlock = 4096;
/** The last bytes: the size of the contents, and their CRC-32. */
const endSize = 8;
/** Milliseconds after which a file that was not finished is left over from a process that was killed. */
const leftOverAfter = 3_600_000;

const kindOf = (part: Part): Kind => (ArrayBuffer.isView(part) ? (part.constructor.name as ArrayKind) : 'strings');

function* blocksOf(part: Part): Generator<Uint8Array> {
  if (ArrayBuffer.isView(part)) yield new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  else
    for (let from = 0; from < part.length; from += stringsOfBlock)
      yield serialize(part.slice(from, from + stringsOfBlock));
}

/**
 * Writes arrays of numbers and strings to a file, for the machine that wrote it: numbers have its byte order. The file replaces the one of this
 * name when all of it is on the disk. The parts must not change meanwhile.
 * @param head a value for JSON, which is read before the parts
 */
export async function writeParts(path: string, head: unknown, parts: Parts): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      const entries: Entry[] = [];
      for (const [name, part] of Object.entries(parts)) {
        const sizes: number[] = [];
        let sum = 0;
        for (const block of blocksOf(part)) {
          sum = crc32(block, sum);
          sizes.push(block.byteLength);
          await file.appendFile(block);
        }
        entries.push({ name, kind: kindOf(part), sizes, sum });
      }
      const contents = Buffer.from(JSON.stringify({ head, entries } satisfies Contents<unknown>));
      const end = Buffer.alloc(endSize);
      end.writeUInt32LE(contents.byteLength, 0);
      end.writeUInt32LE(crc32(contents), 4);
      await file.appendFile(Buffer.concat([contents, end]));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await removeLeftOver(path);
}

async function removeLeftOver(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue;
    const other = join(folder, name);
    const { mtimeMs = Date.now() } = (await stat(other).catch(() => null)) ?? {};
    if (Date.now() - mtimeMs > leftOverAfter) await rm(other, { force: true });
  }
}

/** A file by `writeParts`, open for reading. */
export class PartFile<Head> {
  readonly #file: FileHandle;
  readonly #contents: Contents<Head>;

  private constructor(file: FileHandle, contents: Contents<Head>) {
    this.#file = file;
    this.#contents = contents;
  }

  /** @returns null without a file. @throws on one that is damaged or cannot be read */
  static async open<Head>(path: string): Promise<PartFile<Head> | null> {
    const file = await open(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) return null;
    try {
      const { size } = await file.stat();
      const end = Buffer.from(await readBytes(file, size - endSize, endSize));
      const length = end.readUInt32LE(0);
      const contents = Buffer.from(await readBytes(file, size - endSize - length, length));
      if (crc32(contents) !== end.readUInt32LE(4)) throw new DamagedFile();
      return new PartFile<Head>(file, JSON.parse(contents.toString()) as Contents<Head>);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  get head(): Head {
    return this.#contents.head;
  }

  /** Whether it has all of these parts, of the same kinds. */
  hasPartsLike(parts: Parts): boolean {
    const kinds = new Map(this.#contents.entries.map(({ name, kind }) => [name, kind]));
    return Object.entries(parts).every(([name, part]) => kinds.get(name) === kindOf(part));
  }

  /** Reads all parts, each into memory of its own. @throws where one is damaged */
  async read(): Promise<Parts> {
    const parts: Array<[string, Part]> = [];
    let position = 0;
    for (const { name, kind, sizes, sum } of this.#contents.entries) {
      let found = 0;
      let numbers: Uint8Array<ArrayBuffer> = new Uint8Array();
      const strings: string[] = [];
      for (const size of sizes) {
        const block = await readBytes(this.#file, position, size);
        position += size;
        found = crc32(block, found);
        if (kind !== 'strings') numbers = block;
        else for (const one of deserialize(block) as ReadonlyArray<string>) strings.push(one);
      }
      if (found !== sum) throw new DamagedFile();
      parts.push([name, kind === 'strings' ? strings : new arrayKinds[kind](numbers.buffer)]);
    }
    return Object.fromEntries(parts);
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

class DamagedFile extends Error {
  constructor() {
    super('it is damaged');
  }
}

/** @throws where the file ends before */
async function readBytes(file: FileHandle, position: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  if (position < 0) throw new DamagedFile();
  const bytes = new Uint8Array(length);
  for (let read = 0; read < length;) {
    const { bytesRead } = await file.read(bytes, read, length - read, position + read);
    if (bytesRead === 0) throw new DamagedFile();
    read += bytesRead;
  }
  return bytes;
}
