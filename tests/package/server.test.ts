import { beforeAll, describe, expect, it } from 'vitest';
import { buildStories, storyFolders } from './support/stories.ts';
import { moduleEntries, useConsumer } from './support/consumer.ts';

const consumer = useConsumer();
const entries = moduleEntries(consumer.manifest);

describe('plain Node, without a bundler or document', () => {
  it('imports every entry without side effects', () => {
    consumer.write(
      'import.mjs',
      `
const prototypes = [Object, Array, Function, String, Number, Date, Promise, Map, Set].map(({ prototype }) => prototype);
const look = () => ({
  globals: Reflect.ownKeys(globalThis).map(String),
  prototypes: prototypes.map((prototype) => Reflect.ownKeys(prototype).map(String)),
  listeners: process.eventNames().map((name) => [String(name), process.listenerCount(name)]),
  timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout' || name === 'Immediate'),
  environment: { ...process.env },
});
// Third-party code may do what it likes: tslib, which downshift needs, writes globals.
await import('react');
await import('react/jsx-runtime');
for (const name of ${JSON.stringify(Object.keys(consumer.manifest.dependencies))}) await import(name);
const before = look();
const names = {};
for (const entry of ${JSON.stringify(entries)}) names[entry] = Object.keys(await import(entry));
const after = look();
console.log(JSON.stringify({ names, before, after }));
`,
    );
    const { names, before, after } = JSON.parse(consumer.run('import.mjs')) as Record<string, Record<string, unknown>>;
    expect(after).toEqual(before);
    expect(Object.entries(names!).filter(([, exported]) => (exported as string[]).length === 0)).toEqual([]);
    const own = Object.entries(names!).filter(
      ([entry]) => !['witryna', 'witryna/contract', 'witryna/tokens'].includes(entry),
    );
    expect([...(names!['witryna'] as string[])].sort()).toEqual(
      own.flatMap(([, exported]) => exported as string[]).sort(),
    );
  });

  it('loads the browser styles for no one: only a bundler sees them', () => {
    consumer.write('styles.mjs', "console.log(import.meta.resolve('#styles/components/button/button.css'));\n");
    consumer.write('node_modules/witryna/probe.mjs', "console.log(import.meta.resolve('#styles/any.css'));\n");
    expect(consumer.run('node_modules/witryna/probe.mjs').trim()).toMatch(/\/witryna\/no-styles\.js$/);
  });
});

interface Rendered {
  readonly folder: string;
  readonly name: string;
  readonly html: string;
  readonly english: string;
}

describe('a server', () => {
  let rendered: ReadonlyArray<Rendered>;
  let shown: ReadonlyArray<string>;
  let exported: ReadonlyArray<string>;

  beforeAll(async () => {
    await buildStories(consumer.folder, 'stories-server');
    // All rendering goes through the JSX runtime: it sees each element, so it knows the rendered components.
    consumer.write(
      'watch.mjs',
      `
import { registerHooks } from 'node:module';
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'react/jsx-runtime' && !context.parentURL.endsWith('/runtime.mjs')
      ? { url: new URL('./runtime.mjs', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
`,
    );
    consumer.write(
      'runtime.mjs',
      `
import * as runtime from 'react/jsx-runtime';
export const { Fragment } = runtime;
export const shown = new Set();
const recorded = (make) => (type, ...rest) => (shown.add(type), make(type, ...rest));
export const jsx = recorded(runtime.jsx);
export const jsxs = recorded(runtime.jsxs);
`,
    );
    consumer.write(
      'render.mjs',
      `
import './watch.mjs';
const { renderToString } = await import('react-dom/server');
const { jsx, shown } = await import('./runtime.mjs');
const kit = await import('witryna');
const { stories } = await import('./stories-server/stories.js');
if (typeof document !== 'undefined' || typeof window !== 'undefined') throw new Error('There is a document.');
// No story's first page has content that a press opens.
const fullScreen = jsx(kit.ComboboxFullScreen, { action: '/szukaj', search: async () => ({ groups: [] }), onClose() {} });
stories.push({ folder: 'combobox', name: 'FullScreenAtOnce', element: fullScreen });
// Pages stand on these beside a component.
stories.push({ folder: 'loading-overlay', name: 'OfAPage', element: jsx(kit.PageLoading, {}) });
stories.push({ folder: 'gallery', name: 'BelowIt', element: jsx(kit.BelowPicture, { pictures: 3, children: 'Opis' }) });
const rendered = stories.map(({ folder, name, element }) => ({
  folder,
  name,
  html: renderToString(element),
  english: renderToString(jsx(kit.TextsProvider, { value: { locale: 'en' }, children: element })),
}));
const isComponent = ([name, value]) => /^[A-Z][a-z]/.test(name) && typeof value === 'function' && !(value.prototype instanceof Error);
const components = Object.entries(kit).filter(isComponent);
console.log(JSON.stringify({
  rendered,
  exported: components.map(([name]) => name),
  shown: components.filter(([, value]) => shown.has(value)).map(([name]) => name),
}));
`,
    );
    ({ rendered, shown, exported } = JSON.parse(consumer.run('render.mjs')) as {
      rendered: ReadonlyArray<Rendered>;
      shown: ReadonlyArray<string>;
      exported: ReadonlyArray<string>;
    });
  });

  it('renders every story of every component', () => {
    expect(storyFolders.length).toBeGreaterThan(25);
    expect(new Set(rendered.map(({ folder }) => folder))).toEqual(new Set(storyFolders));
    expect(rendered.length).toBeGreaterThan(100);
    expect(rendered.filter(({ html, english }) => html === '' || english === '')).toEqual([]);
  });

  it('renders every component that the package exports', () => {
    expect(exported.length).toBeGreaterThan(30);
    expect(shown).toEqual(exported);
  });

  it("renders the provider's language, and Polish without one", () => {
    const pages = rendered.filter(({ folder }) => folder === 'breadcrumbs');
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ html }) => !html.includes('Ścieżka nawigacji'))).toEqual([]);
    expect(
      pages.filter(({ english }) => !english.includes('Breadcrumbs') || english.includes('Ścieżka nawigacji')),
    ).toEqual([]);
  });

  it('writes no style attributes or scripts, which a strict policy would block', () => {
    expect(
      rendered.filter(({ html }) => /\sstyle=|<script|<style/.test(html)).map(({ folder, name }) => [folder, name]),
    ).toEqual([]);
  });
});
