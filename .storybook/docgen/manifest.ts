import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { PresetPropertyFn } from 'storybook/internal/types';
import { documentComponents } from './document-components.ts';

/** The parts of a Storybook manifest entry that are improved here. */
interface ManifestEntry {
  readonly name: string;
  /** The stories, from the root of the project. */
  readonly path: string;
  readonly import?: string;
  readonly reactDocgen?: { readonly definedInFile?: string };
}

interface ComponentsManifest {
  readonly components: Readonly<Record<string, ManifestEntry>>;
}

/** With our own prop table and the import that a shop writes, without local paths. */
const withKitDocs = (entry: ManifestEntry): ManifestEntry => {
  const file = entry.reactDocgen?.definedInFile;
  if (file === undefined) return entry;
  const documentation = documentComponents(readFileSync(file, 'utf8'), file).find(
    ({ displayName }) => displayName === entry.name,
  );
  const [, folder] = /components\/([^/]+)\//.exec(entry.path) ?? [];
  return {
    ...entry,
    ...(folder && { import: `import { ${entry.name} } from 'witryna/${folder}';` }),
    reactDocgen: { ...documentation, definedInFile: relative(resolve('.'), file) },
  };
};

/** The manifest of the kit's components, `manifests/components.json`: what each is, its props, its stories as code. */
export const manifests: PresetPropertyFn<'experimental_manifests'> = (existing = {}) => {
  const components = existing['components'] as ComponentsManifest | undefined;
  if (components === undefined) return existing;
  return {
    ...existing,
    components: {
      ...components,
      components: Object.fromEntries(
        Object.entries(components.components)
          // Patterns and the token pages are in no package: they cannot be imported.
          .filter(([, { path }]) => path.startsWith('./components/'))
          .map(([id, entry]) => [id, withKitDocs(entry)]),
      ),
    },
  };
};
