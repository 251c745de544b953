import { parseSync } from 'vite';

/**
 * The texts stand in all languages of the shop, and a page speaks one: the browser's build for it leaves the others away.
 * A catalogue that lacks English fails the build.
 *
 * @param {'pl' | 'en'} language
 */
export function oneLanguage(language) {
  return {
    name: 'one-language',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!id.endsWith('texts.ts') || !code.includes('defineTexts(')) return undefined;
        const { program } = parseSync(id, code);
        const left = catalogues(program).flatMap(({ pl, en }) => {
          if (!pl) return [];
          if (!en) throw new Error(`The texts of "${id}" have no English.`);
          // Every catalogue has Polish keys, which the others are checked against.
          return language === 'pl' ? [{ ...en, text: '' }] : [{ ...pl, text: 'pl: {}' }];
        });
        if (left.length === 0) return undefined;
        let short = code;
        for (const { start, end, text } of left.toSorted((a, b) => b.start - a.start))
          short = short.slice(0, start) + text + short.slice(end).replace(text === '' ? /^,/ : '', '');
        return { code: short, map: null };
      },
    },
  };
}

/** The languages of each call of `defineTexts`, as nodes. */
function catalogues(node) {
  if (Array.isArray(node)) return node.flatMap(catalogues);
  if (typeof node?.type !== 'string') return [];
  if (node.type === 'CallExpression' && node.callee.name === 'defineTexts') {
    const properties = node.arguments[1]?.properties ?? [];
    return [Object.fromEntries(properties.filter(({ key }) => key).map((property) => [property.key.name, property]))];
  }
  return Object.values(node).flatMap(catalogues);
}
