import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatted } from '../../../scripts/format.mjs';

/** Writes an audit's result as JSON, formatted like the project's other files. */
export async function writeResult(file: string, result: object): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await formatted(file, JSON.stringify(result, null, 2)));
}
