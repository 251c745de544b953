import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/package/measure.mjs';
import { componentFolders, componentName } from '../../scripts/package/entries.mjs';
import { moduleEntries, useConsumer } from './support/consumer.ts';

interface Bundle {
  readonly modules: ReadonlyArray<string>;
  readonly script: string;
  readonly style: string;
}

const { files, folder, manifest, read } = useConsumer();
const build = (code: string): Promise<Bundle> => bundle(folder, code) as Promise<Bundle>;

const components: ReadonlyArray<string> = (componentFolders as ReadonlyArray<string>).filter((name) =>
  new RegExp(`\\b${componentName(name)}\\b`).test(read(`components/${name}/index.js`)),
);

/** The style sheets whose classes a text contains, by component folder. */
const sheetsIn = (style: string): ReadonlyArray<string> =>
  files
    .filter((file) => /^styles\/components\/.*\.css$/.test(file))
    .filter((file) =>
      [...read(file).matchAll(/\.([\w-]+)(?=[\s{:[,>])/g)].some(([, name]) => style.includes(`.${name}`)),
    )
    .map((file) => file.split('/')[2]!);

const folderOf = (module: string): string => module.split('/')[1]!;

describe('importing Button', () => {
  let button: Bundle;
  beforeAll(async () => {
    button = await build("export { Button } from 'witryna/button';");
  });

  it('includes what Button is made of, and no other component', () => {
    expect(new Set(button.modules.map(folderOf))).toEqual(
      new Set(['announcer', 'button', 'icon', 'texts', 'visually-hidden']),
    );
    expect(button.modules).toContain('components/button/button.js');
    expect(button.modules).not.toContain('components/button/icon-button.js');
    expect(button.modules).not.toContain('components/announcer/announcer.js');
  });

  it('includes only their styles', () => {
    expect(new Set(sheetsIn(button.style))).toEqual(new Set(['button', 'icon', 'visually-hidden']));
  });

  it('excludes React', () => {
    expect(button.script).toMatch(/from ?["']react\/jsx-runtime["']/);
  });

  it('includes one icon of the set', () => {
    expect(button.script.match(/`M\d/g)).toHaveLength(1);
  });
});

describe('importing from the root', () => {
  it('finds a component for almost every folder', () => {
    expect(components.length).toBeGreaterThan(20);
  });

  it.each(components)('%s costs what its own entry costs', async (name) => {
    const named = `{ ${componentName(name) as string} }`;
    const own = await build(`export ${named} from 'witryna/${name}';`);
    const root = await build(`export ${named} from 'witryna';`);
    expect(root.modules).toEqual(own.modules);
    // Name shortening depends on module order: a few bytes more or less.
    expect(Math.abs(root.script.length / own.script.length - 1)).toBeLessThan(0.01);
    expect(sheetsIn(root.style)).toEqual(sheetsIn(own.style));
    expect(own.script).not.toBe('');
  });

  it('picks single icons from the set', async () => {
    const { script } = await build("import { icons } from 'witryna'; export const bag = icons.bag.path;");
    expect(script.match(/`M\d/g)).toHaveLength(1);
  });
});

describe('an unused import', () => {
  it.each(moduleEntries(manifest))('%s costs nothing', async (entry) => {
    const { script, style } = await build(`import '${entry}'; import * as kit from '${entry}'; export const used = 1;`);
    expect(script).toMatch(/^(?:var|let|const) (\w+)=1;export\{\1 as used\};\s*$/);
    expect(style).toBe('');
  });
});
