import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readableByOthers } from './private-files.ts';
import type { ServerEnvironment } from './environment.ts';
import type { StartFacts } from './start-checks.ts';

/** A folder, or the nearest one above it that exists already. */
function existing(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) || dirname(path) === path ? path : existing(dirname(path));
}

/** Reads the facts that a start is checked by. */
export async function startFacts(environment: ServerEnvironment): Promise<StartFacts> {
  const { dataDir, uploads } = environment;
  const folders = [dataDir, ...(typeof uploads === 'string' ? [uploads] : [])];
  const room = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, bsize } = await statfs(existing(folder));
      return { folder, free: bavail * bsize };
    }),
  );
  return { environment, readableByOthers: readableByOthers(dataDir, folders), room };
}
