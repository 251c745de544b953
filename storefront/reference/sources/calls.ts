import { addresses } from '../../shared/addresses.ts';
import { graphqlCall } from '../../compatibility/graphql/index.ts';
import { site } from '../../shop.ts';
import type { SiteCall } from '../../platform/page/site.ts';
import type { PageModule } from '../../platform/page/page.ts';
import type { CallReference, FormReference } from '../define.ts';
import { docstringOfCall } from './docstrings.ts';

/** A call beside GraphQL, or a page that takes a form. */
export interface DocumentedAddress {
  readonly name: string;
  readonly paths: ReadonlyArray<string>;
  readonly about: string;
  readonly reference: CallReference;
}

/** The sources to search; paths are those of this folder. */
export interface CallSources {
  readonly calls: ReadonlyArray<Pick<SiteCall, 'name' | 'paths'>>;
  /** The text of each file that may define one. */
  readonly sources: Readonly<Record<string, string>>;
  readonly examples: Readonly<Record<string, { default: CallReference }>>;
}

const own: CallSources = {
  calls: (site.calls ?? []).filter(({ name }) => name !== graphqlCall.name),
  sources: import.meta.glob(['../../{compatibility,features/*/server}/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  examples: import.meta.glob('../../compatibility/*/examples/*.ts', { eager: true }),
};

const pages = import.meta.glob<PageModule>('../../{features/*,compatibility}/pages/*/index.ts');
const forms: Readonly<Record<string, { default: FormReference }>> = import.meta.glob(
  '../../{features/*,compatibility}/pages/*/reference.ts',
  {
    eager: true,
  },
);

/** Every call of the site but GraphQL, each with its example. Missing parts go into `complaints`, a sentence each. */
export function documentedCalls(
  complaints: string[],
  { calls, sources, examples }: CallSources = own,
): ReadonlyArray<DocumentedAddress> {
  const used = new Set<string>();
  const found = calls.flatMap(({ name, paths }): ReadonlyArray<DocumentedAddress> => {
    const [path, example] = Object.entries(examples).find(([file]) => file.endsWith(`/examples/${name}.ts`)) ?? [];
    if (path !== undefined) used.add(path);
    const reference = example?.default;
    const about = firstOf(Object.values(sources), (source) => docstringOfCall(source, name));
    if (!reference) {
      complaints.push(`The call ${name} has no example: write storefront/compatibility/ajax/examples/${name}.ts.`);
    }
    if (about === null) complaints.push(`The call ${name} (${paths.join(', ')}) has no docstring: say what it is for.`);
    return reference && about !== null ? [{ name, paths: paths.map(readable), about, reference }] : [];
  });
  for (const path of Object.keys(examples)) {
    if (!used.has(path)) complaints.push(`${path.replace('../../', 'storefront/')} is the example of no call.`);
  }
  return found;
}

/** Every page that takes a form or changes something by its address. */
export async function documentedForms(complaints: string[]): Promise<ReadonlyArray<DocumentedAddress>> {
  const kinds = await Promise.all(
    Object.entries(pages).map(async ([path, load]) => ({
      name: path.split('/').at(-2)!,
      reference: forms[path.replace('index.ts', 'reference.ts')]?.default,
      takesForm: (await load()).default.page.post !== undefined,
    })),
  );
  return kinds
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name, reference, takesForm }): ReadonlyArray<DocumentedAddress> => {
      if (!reference && takesForm) {
        complaints.push(`The page ${name} takes a form without docs: write reference.ts in its folder.`);
      }
      const list = addresses.table[name as keyof typeof addresses.table] as string | ReadonlyArray<string>;
      const paths = (typeof list === 'string' ? [list] : list).map(readable);
      return reference ? [{ name, paths, about: reference.about, reference }] : [];
    });
}

/** `/product-pol-:id-:slug.html`, `/uploads/:name`: the patterns of the values do not matter to readers. */
const readable = (pattern: string): string => pattern.replace(/\{[^}]*\}/g, '');

function firstOf<From, To>(list: ReadonlyArray<From>, find: (one: From) => To | null): To | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
