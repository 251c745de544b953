import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentFolders, componentName } from '../../scripts/package/entries.mjs';
import { bundle, bundleEach } from '../../scripts/package/measure.mjs';
import { judgeSizes, sizesFile, weighKit } from '../../scripts/package/weigh.mjs';
import { inTurn } from '../full-run.ts';
import { moduleEntries, useConsumer } from './support/consumer.ts';

interface Bundle {
  readonly modules: ReadonlyArray<string>;
  readonly script: string;
  readonly style: string;
}

const { files, folder, manifest, read } = useConsumer();
const built = new Map<string, Promise<Bundle>>();
/** Builds each code once: what is weighed is also compared. */
const build = (code: string): Promise<Bundle> => {
  const found = built.get(code) ?? (bundle(folder, code) as Promise<Bundle>);
  built.set(code, found);
  return found;
};

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

  // Every entry is free of side effects (below), so each component of the root is found in the same way.
  it.each(inTurn(components, 0, 4))('%s costs what its own entry costs', async (name) => {
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
  const entries = moduleEntries(manifest);
  let outputs: ReadonlyMap<string, string>;
  // One build with an output for each entry: whatever an entry leaves behind is in its output, or imported there.
  beforeAll(async () => {
    outputs = await bundleEach(
      folder,
      entries.map((entry) => `import '${entry}'; import * as kit from '${entry}'; export const used = '${entry}';`),
    );
  });

  it.each(entries)('%s costs nothing', (entry) => {
    const script = outputs.get(`entry${entries.indexOf(entry)}.js`);
    expect(script).toMatch(/^(?:var|let|const) (\w+)=[`"']([\w/-]+)[`"'];export\{\1 as used\};\s*$/);
    expect(script).toContain(entry);
  });

  it('leaves no style sheet and no module that several share', () => {
    expect([...outputs.keys()].sort()).toEqual(entries.map((_, index) => `entry${index}.js`).sort());
  });
});

describe('the sizes of the components', () => {
  it('keep their budgets, and match docs/sizes.json', async () => {
    expect(judgeSizes(await weighKit(folder, build), JSON.parse(readFileSync(sizesFile, 'utf8')))).toEqual([]);
  });
});
