import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Writes an audit's result as JSON, formatted like the project's other files. */
export async function writeResult(file: string, result: object): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const style = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(result, null, 2), { ...style, parser: 'json' }));
}
