#!/usr/bin/env node
// The committed types of the GraphQL schema: reports whether they match the .graphql files;
// `npm run graphql -- --write` updates them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { generateTypes } from '../storefront/compatibility/graphql/schema/generate-types.ts';
import { runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';
import { formatted } from './format.mjs';

const folder = inProject('storefront', 'compatibility', 'graphql', 'schema');
const file = join(folder, 'types.ts');

await runMain(async () => {
  const texts = globSync('*.graphql', { cwd: folder })
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const types = await formatted(file, generateTypes(buildSchema(texts.join('\n'))));
  if (process.argv.includes('--write')) writeFileSync(file, types);
  const isCurrent = readFileSync(file, 'utf8') === types;
  console.log(
    isCurrent
      ? `The types of ${texts.length} files of the schema are current.`
      : 'storefront/compatibility/graphql/schema/types.ts is not that of the schema: npm run graphql -- --write',
  );
  return isCurrent ? 0 : 1;
});
