import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { treeShakenReact } from './tree-shaken-react.mjs';

const root = resolve(import.meta.dirname, '../..');
const plugin = treeShakenReact(root);
const load = createRequire(import.meta.url);
const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'];

describe("React in the browser's build", () => {
  it.each(names)('%s exports as a module what its package exports', (name) => {
    const path: string = plugin.resolveId.handler(name);
    const { code } = plugin.transform.handler(readFileSync(path, 'utf8'), path);
    const exported = /export \{ (.+) \};$/
      .exec(code)![1]!
      .split(', ')
      .map((each) => each.split(' as ')[1]);
    expect(new Set(exported)).toEqual(new Set(Object.keys(load(path))));
    expect(code).not.toMatch(/\brequire\(|\bexports\./);
  });

  it('refuses a file of React that is written in another way', () => {
    const path = plugin.resolveId.handler('react');
    expect(() => plugin.transform.handler("module.exports = require('./other.js');", path)).toThrow(
      /no longer written/,
    );
  });

  it('copies nothing of React for downshift, which looks for one hook in the copy', () => {
    const path = join(root, 'node_modules/downshift/dist/downshift.esm.mjs');
    const { code } = plugin.transform.handler(readFileSync(path, 'utf8'), path);
    expect(code).toContain('SafeReact = React;');
    expect(code).not.toMatch(/\(\{\}, React\)/);
  });

  it.each(['react-id', 'react-use-effect-event', 'react-use-controllable-state'])(
    'names what Radix takes from React: %s',
    (name) => {
      const path = join(root, `node_modules/@radix-ui/${name}/dist/index.mjs`);
      const { code } = plugin.transform.handler(readFileSync(path, 'utf8'), path);
      expect(code).toMatch(/React\.use[A-Z]/);
      expect(code).not.toMatch(/React\[/);
    },
  );

  it.each(['useEffectEvent', 'useLayoutEffect'])('imports what React Aria takes from React by name: %s', (name) => {
    const path = join(root, `node_modules/react-aria/dist/private/utils/${name}.mjs`);
    const { code } = plugin.transform.handler(readFileSync(path, 'utf8'), path);
    expect(code).toMatch(/import \* as \$\w+\$react from "react";/);
    expect(code).toMatch(/\$react\.use[A-Z]/);
    expect(code).not.toMatch(/\(0, \$\w+\$react\)|import \$\w+\$react/);
  });

  it('leaves every other module alone', () => {
    expect(plugin.resolveId.handler('react-is')).toBeUndefined();
    expect(plugin.transform.handler('exports.a = 1;', '/shop/a.js')).toBeUndefined();
  });
});
