import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../../scripts/bootstrap/project.mjs';

/** Where the build lies. */
export const built = inProject('storybook-static');

const read = (file: string): unknown => JSON.parse(readFileSync(join(built, file), 'utf8'));

interface IndexEntry {
  readonly id: string;
  readonly type: 'docs' | 'story';
  readonly title: string;
  readonly name: string;
  readonly tags: ReadonlyArray<string>;
}

/** All pages and stories, in the order of the sidebar. */
export const indexEntries = (): ReadonlyArray<IndexEntry> =>
  Object.values((read('index.json') as { entries: Record<string, IndexEntry> }).entries);

export interface DocumentedProp {
  readonly required?: boolean;
  readonly description?: string;
  readonly tsType?: { readonly name: string };
}

export interface DocumentedComponent {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly import: string;
  readonly description?: string;
  readonly error?: unknown;
  readonly reactDocgen: { readonly definedInFile: string; readonly props?: Readonly<Record<string, DocumentedProp>> };
  readonly stories: ReadonlyArray<{ readonly id: string; readonly snippet?: string; readonly error?: unknown }>;
  readonly docs?: Readonly<Record<string, unknown>>;
}

/** The components of the manifest. */
export const documentedComponents = (): ReadonlyArray<DocumentedComponent> =>
  Object.values((read('manifests/components.json') as { components: Record<string, DocumentedComponent> }).components);
