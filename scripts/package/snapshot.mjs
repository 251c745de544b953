import { inProject } from '../bootstrap/project.mjs';
import { readDeclarations } from './declarations.mjs';

/** Where the snapshot of the public API lies. */
export const snapshotFile = inProject('tests', 'unit', 'public-api.txt');

/**
 * The public API of the kit as text: the declarations of everything public, file by file, without comments. Whatever changes a
 * name or a type that users see changes this text, and nothing else does.
 */
export function describeApi() {
  const files = [...readDeclarations({ hasComments: false })].map(
    ([file, text]) => `--- ${file.replace(/\.d\.ts$/, '')}\n\n${text.trim()}\n`,
  );
  return [
    'The public API of the kit, from its declarations. A change here is a change for users: tell it in CHANGELOG.md,',
    'then run `npm run api -- --write`.\n',
    ...files,
  ].join('\n');
}
