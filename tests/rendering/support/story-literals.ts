import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isPlay = ({ type, key }: Node) => type === 'Property' && isNode(key) && key['name'] === 'play';

/** The texts that a node writes by itself. */
function written({ type, value }: Node): ReadonlyArray<string> {
  if (type === 'Literal' && typeof value === 'string') return [value];
  // As it is written in JSX; of all entities texts need this one.
  if (type === 'JSXText') return [String(value).replaceAll('&nbsp;', '\u00a0')];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  return [];
}

/**
 * Every text in a module: string literals, pieces of templates, text in JSX. Play functions are left out: they expect the
 * component's own words, and those are no data.
 */
export function literalsOf(source: string): ReadonlyArray<string> {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || isPlay(value) || value.type.startsWith('TS')) {
      // Wrappers of TypeScript hold expressions: `{ ... } satisfies Meta`.
      if (isNode(value) && 'expression' in value) visit(value['expression']);
      return;
    }
    found.push(...written(value));
    for (const [name, child] of Object.entries(value)) if (name !== 'source') visit(child);
  };
  visit(parseAst(source, { lang: 'tsx' }));
  return found;
}

/** What a story brings along: the texts of its module and of the sample data beside it; components it uses are none of it. */
export function dataOf(module: string): ReadonlyArray<string> {
  const source = readFileSync(module, 'utf8');
  const samples = [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, path]) => join(dirname(module), path ?? ''))
    .filter((path) => !/(index\.tsx?|\.css\.ts)$/.test(path) && existsSync(path));
  // Stories of drawings and tokens show the names that a developer writes.
  const folder = dirname(module);
  const names = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+)/gm)])
    .map(([, name]) => name ?? '');
  return [...names, ...literalsOf(source), ...samples.flatMap((path) => literalsOf(readFileSync(path, 'utf8')))];
}
