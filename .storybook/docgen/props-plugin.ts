import type { Plugin } from 'vite';
import { documentComponents } from './document-components.ts';

const isSource = (id: string): boolean => /\/(components|patterns)\/.*(?<!\.(stories|test))\.tsx$/.test(id);

/**
 * Attaches to each component what its prop table shows. Replaces Storybook's own plugin, which takes no
 * custom handler.
 */
export const propsPlugin = (): Plugin => ({
  name: 'witryna:props',
  enforce: 'pre',
  transform(source, id) {
    const [filename = id] = id.split('?');
    if (!isSource(filename)) return undefined;
    const notes = documentComponents(source, filename)
      .filter(({ displayName }) => displayName !== undefined)
      .map((documentation) => `;${documentation.displayName}.__docgenInfo=${JSON.stringify(documentation)}`);
    // Appends, so that no line moves.
    return notes.length === 0 ? undefined : { code: source + notes.join(''), map: null };
  },
});
