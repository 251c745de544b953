import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** Writes the result of an audit as JSON, formatted as the project's other files are. */
export async function writeResult(file: string, result: object): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const style = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(result, null, 2), { ...style, parser: 'json' }));
}
