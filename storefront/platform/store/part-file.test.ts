import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PartFile, writeParts, type Parts } from './part-file.ts';

describe('a file of parts', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'witryna-parts-'));
    file = path.join(folder, 'lists.bin');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function readParts() {
    const opened = (await PartFile.open(file))!;
    try {
      return { head: opened.head, parts: await opened.read() };
    } finally {
      await opened.close();
    }
  }

  const some: Parts = { ids: Float64Array.of(7, 2 ** 40), flags: Uint8Array.of(1, 0, 3), names: ['żółw', '', 'kubek'] };

  it('has all numbers and strings that were written', async () => {
    const part = fc.oneof(
      fc.uint8Array(),
      fc.uint32Array(),
      fc.int32Array(),
      fc.float64Array(),
      fc.array(fc.string({ unit: 'binary' })),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string({ minLength: 1 }), part), fc.jsonValue(), async (parts, head) => {
        await writeParts(file, head, parts);
        const read = await readParts();
        expect(JSON.stringify(read.head)).toBe(JSON.stringify(head));
        expect(read.parts).toEqual({ ...parts });
      }),
      { numRuns: 20 },
    );
  });

  it('has strings of several blocks, and a part of a longer array', async () => {
    const names = Array.from({ length: 10_000 }, (_, number) => `nazwa ${number} ${'ą'.repeat(number % 30)}`);
    await writeParts(file, null, { names, some: Uint32Array.of(1, 2, 3, 4).subarray(1, 3) });
    expect((await readParts()).parts).toEqual({ names, some: Uint32Array.of(2, 3) });
  });

  it('is null where there is none', async () => {
    expect(await PartFile.open(file)).toBeNull();
  });

  it('says which parts it has', async () => {
    await writeParts(file, null, some);
    const opened = (await PartFile.open(file))!;
    expect(opened.hasPartsLike({ ids: new Float64Array(), names: [] })).toBe(true);
    expect(opened.hasPartsLike({ ids: new Uint32Array() })).toBe(false);
    expect(opened.hasPartsLike({ others: [] })).toBe(false);
    await opened.close();
  });

  it('is refused wherever it is cut or changed', async () => {
    await writeParts(file, { stamp: 'a' }, some);
    const whole = await readFile(file);
    for (let length = 0; length < whole.length; length += 1) {
      await writeFile(file, whole.subarray(0, length));
      await expect(readParts(), `cut at ${length}`).rejects.toThrow();
    }
    for (let index = 0; index < whole.length; index += 1) {
      const changed = Buffer.from(whole);
      changed[index]! ^= 16;
      await writeFile(file, changed);
      await expect(readParts(), `changed at ${index}`).rejects.toThrow();
    }
  });

  it('stays whole while several processes write it, and where one of them fails', async () => {
    await Promise.all(
      [1, 2, 3].map((stamp) => writeParts(file, stamp, { numbers: new Uint32Array(1000).fill(stamp) })),
    );
    const { head, parts } = await readParts();
    expect(parts).toEqual({ numbers: new Uint32Array(1000).fill(head as number) });
    await expect(writeParts(file, 4, { broken: [Symbol('cannot be written') as unknown as string] })).rejects.toThrow();
    expect((await readParts()).head).toBe(head);
    expect(await readdir(folder)).toEqual(['lists.bin']);
  });

  it('removes what a killed process left', async () => {
    const [old, young, other] = ['lists.bin.a.part', 'lists.bin.b.part', 'else.part'].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    for (const name of [old, young, other]) await writeFile(name, 'x');
    const longAgo = new Date('2026-01-01');
    for (const name of [old, other]) await utimes(name, longAgo, longAgo);
    await writeParts(file, null, some);
    expect((await readdir(folder)).sort()).toEqual(['else.part', 'lists.bin', 'lists.bin.b.part']);
  });
});
