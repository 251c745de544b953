import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderFiles } from './folder-files.ts';

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'witryna-uploads-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

it('keeps files by name in a folder that it creates, returns and deletes them', async () => {
  const files = folderFiles(join(place, 'a', 'b'));
  expect(await files.get('x.jpg')).toBeNull();
  await files.put('x.jpg', new Uint8Array([1, 2, 3]));
  expect([...(await files.get('x.jpg'))!]).toEqual([1, 2, 3]);
  expect(await readdir(join(place, 'a', 'b'))).toEqual(['x.jpg']);
  await files.remove('x.jpg');
  await files.remove('x.jpg');
  expect(await files.get('x.jpg')).toBeNull();
});

it.each(['../x.jpg', 'a/x.jpg', '.jpg', 'x', 'X.jpg', 'x.jpg\u0000', ''])('has no file called "%s"', async (name) => {
  const files = folderFiles(place);
  await expect(files.put(name, new Uint8Array(1))).rejects.toThrow(RangeError);
  await expect(files.get(name)).rejects.toThrow(RangeError);
});

it('leaves nothing when it cannot write', async () => {
  await writeFile(join(place, 'taken'), '');
  await expect(folderFiles(join(place, 'taken')).put('x.jpg', new Uint8Array(1))).rejects.toThrow();
});
