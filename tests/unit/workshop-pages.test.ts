import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { levelNames } from '../../.storybook/viewports.ts';
import type { Modes } from '../../.storybook/modes.ts';

const root = join(import.meta.dirname, '../..');
const foldersIn = (layer: string): ReadonlyArray<string> =>
  readdirSync(join(root, layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const holds = (layer: string, folder: string, file: string): boolean => existsSync(join(root, layer, folder, file));
const isComponent = (layer: string) => (folder: string) => holds(layer, folder, `${folder}.tsx`);

/** Shared parts of components, which are none themselves; and a provider, which has no view. */
const withoutView = { components: ['dates', 'shared', 'texts'], patterns: ['shop-environment'] };

const components = foldersIn('components').filter((folder) => !withoutView.components.includes(folder));
const patterns = foldersIn('patterns').filter(
  (folder) => isComponent('patterns')(folder) && !withoutView.patterns.includes(folder),
);

const pascal = (folder: string): string =>
  folder.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());

interface Heading {
  readonly level: number;
  readonly text: string;
}

const fence = /^```[\s\S]*?^```$/gm;

/** The headings of a page, in order, each with its text up to the next. */
const outline = (page: string): ReadonlyArray<Heading & { readonly body: string }> =>
  page
    .replace(fence, '')
    .split(/^(?=#{1,6} )/m)
    .slice(1)
    .map((part) => {
      const [line = '', ...rest] = part.split('\n');
      const [, marks = '', text = ''] = /^(#+) (.*)$/.exec(line) ?? [];
      return { level: marks.length, text, body: rest.join('\n').trim() };
    });

const always = [
  'Anatomy',
  'When to use it',
  'Use this instead when',
  'Keyboard',
  'What each layer guarantees',
  'What a screen reader gets',
];

/** The sections of a page. Patterns are not packaged, so they have no size. */
const sections = { components: [...always, 'Size', 'Props'], patterns: [...always, 'Props'] } as const;

/** Required section content besides its words. */
const contents = (folder: string): Readonly<Record<string, ReadonlyArray<string>>> => ({
  Anatomy: ['<DocTable'],
  'What each layer guarantees': ['<DocTable'],
  'What a screen reader gets': [`<Evidence of="${folder}" />`],
  Size: [`<Size of="${folder}" />`],
  Props: ['<Canvas of={stories.', '<Controls of={stories.'],
});

const pages = [
  ...components.map((folder) => ['components', folder] as const),
  ...patterns.map((folder) => ['patterns', folder] as const),
];

interface StoriesModule {
  readonly default: { readonly title: string; readonly tags?: ReadonlyArray<string> };
  readonly AllStates?: { readonly tags?: ReadonlyArray<string> };
}

describe('the workshop', () => {
  it('classifies each folder as a component or not', () => {
    expect(foldersIn('components').filter((folder) => !isComponent('components')(folder))).toEqual(
      withoutView.components,
    );
    expect(components.length).toBeGreaterThan(20);
    expect(patterns.length).toBeGreaterThan(10);
  });

  it.each(components)('components/%s is complete', (folder) => {
    const files = ['index.ts', `${folder}.tsx`, `${folder}.stories.tsx`, `${folder}.test.tsx`, `${folder}.mdx`];
    expect(files.filter((file) => !holds('components', folder, file))).toEqual([]);
  });

  it.each(patterns)('patterns/%s has stories and a page', (folder) => {
    const files = ['index.ts', `${folder}.stories.tsx`, `${folder}.mdx`];
    expect(files.filter((file) => !holds('patterns', folder, file))).toEqual([]);
  });

  describe.each(pages)('the page of %s/%s', (layer, folder) => {
    const path = join(root, layer, folder, `${folder}.mdx`);
    const [title, ...parts] = existsSync(path) ? outline(readFileSync(path, 'utf8')) : [];

    it('starts with its name, one sentence and all its states', () => {
      expect(title).toMatchObject({ level: 1, text: pascal(folder) });
      const [sentence = '', canvas] = title?.body.split('\n\n') ?? [];
      expect(sentence).toMatch(/^[A-Z“"*].*[.]$/s);
      expect(canvas).toBe('<Canvas of={stories.AllStates} />');
    });

    it('has all sections in order, none of them empty', () => {
      expect(parts.filter(({ level }) => level === 2).map(({ text }) => text)).toEqual(sections[layer]);
      expect(parts.filter(({ body }) => body === '').map(({ text }) => text)).toEqual([]);
    });

    it.each(Object.entries(contents(folder)).filter(([name]) => sections[layer].includes(name)))(
      'shows in "%s" what belongs there',
      (name, wanted) => {
        const body = parts.find(({ text }) => text === name)?.body ?? '';
        expect(wanted.filter((block) => !body.includes(block))).toEqual([]);
      },
    );
  });
});

describe('the stories', () => {
  const modules = import.meta.glob<StoriesModule>('../../{components,patterns}/*/*.stories.tsx');

  it.each(pages)('of %s/%s show all states in every theme and leave the page to its MDX', async (layer, folder) => {
    const { default: meta, AllStates } = await modules[`../../${layer}/${folder}/${folder}.stories.tsx`]!();
    expect(AllStates?.tags).toContain('every-theme');
    expect(meta.tags).toContain('!autodocs');
    expect(meta.title).toMatch(
      new RegExp(`^(Podstawy|Działania|Pola|Komunikaty|Nawigacja|Pokaz|Wzory)/${pascal(folder)}$`),
    );
  });
});

describe('the modes of Chromatic', async () => {
  const { composeStories } = await import('@storybook/react-vite');
  const preview = await import('../../.storybook/preview.tsx');
  const modules = import.meta.glob<StoriesModule>('../../{components,patterns}/*/*.stories.tsx', { eager: true });

  it('reach every story: the four levels, and each theme for stories of all states', () => {
    const seen = Object.values(modules).flatMap((stories) =>
      Object.values(composeStories(stories as never, preview.default as never) as Record<string, ComposedStory>),
    );
    expect(seen.length).toBeGreaterThan(100);
    for (const { parameters, tags, id } of seen) {
      const wanted = tags.includes('every-theme')
        ? levelNames.flatMap((level) => [level, `${level}-dark`, `${level}-high-contrast`])
        : levelNames;
      expect(Object.keys(parameters.chromatic.modes).toSorted(), id).toEqual([...wanted].toSorted());
    }
  });
});

interface ComposedStory {
  readonly id: string;
  readonly tags: ReadonlyArray<string>;
  readonly parameters: { readonly chromatic: { readonly modes: Modes } };
}
