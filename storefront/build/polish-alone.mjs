/** The English block of each catalogue of texts in a file, as the formatter writes it. */
const english = /\n {2}en: \{(?:.*|\n[\s\S]*?\n {2})\},(?=\n\}\))/g;

/**
 * The kit's texts are Polish and English, and the shop is Polish: its pages have the locale `pl`. The browser's build leaves
 * the English ones away.
 */
export function polishAlone() {
  return {
    name: 'polish-alone',
    enforce: 'pre',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!id.endsWith('texts.ts') || !code.includes('\n  en: ')) return undefined;
        const polish = code.replace(english, '');
        if (polish.includes('\n  en: ')) throw new Error(`"${id}" is not written as this build knows it.`);
        return { code: polish, map: null };
      },
    },
  };
}
