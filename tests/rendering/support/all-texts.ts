import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message, Messages, Texts } from '../../../components/texts/index.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const definition = /\bdefineTexts\(/g;

const isTexts = (value: unknown): value is Texts<Messages> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'pl' in value;

/**
 * The texts of the kit, the patterns and the shop: whatever a module defines by `defineTexts`.
 *
 * @throws if a module does not export its texts: no test could check them
 */
export async function allTexts(): Promise<ReadonlyArray<Texts<Messages>>> {
  const modules = globSync('{components,patterns,storefront}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'components/texts/**'],
  });
  const found = await Promise.all(
    modules.map(async (path) => {
      const defined = readFileSync(join(root, path), 'utf8').match(definition)?.length ?? 0;
      if (defined === 0) return [];
      const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
      const texts = Object.values(exported).filter(isTexts);
      if (texts.length !== defined) throw new Error(`${path} defines ${defined} texts and exports ${texts.length}.`);
      return texts;
    }),
  );
  return found.flat();
}

const bracketed = (message: Message): Message =>
  typeof message === 'string'
    ? `[${message}]`
    : { one: `[${message.one}]`, few: `[${message.few}]`, many: `[${message.many}]`, other: `[${message.other}]` };

/** Every text in brackets, as a shop would override it: `namespace.key` and the message. */
export const bracketedOverrides = (texts: ReadonlyArray<Texts<Messages>>): ReadonlyArray<[key: string, Message]> =>
  texts.flatMap(({ namespace, pl }) =>
    Object.entries(pl).map(([key, message]): [string, Message] => [`${namespace}.${key}`, bracketed(message)]),
  );
