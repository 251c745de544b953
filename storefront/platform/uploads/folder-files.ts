import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedName, type FilePort } from './file-port.ts';

/** Files in a folder, which is created with the first of them. Several processes may share it: writes are atomic. */
export function folderFiles(folder: string): FilePort {
  const pathOf = (name: string) => join(folder, checkedName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      // Two processes may write the same name at once.
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(part, bytes);
        await rename(part, path);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
