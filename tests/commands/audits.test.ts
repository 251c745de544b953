import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { pageAudit } from '../../scripts/audits/audits.mjs';
import { coveredBy, judgeAudit, judgeResult, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { closureOf, hashOf, importsOf } from '../../scripts/audits/sources.mjs';

describe('the imports of a module', () => {
  it.each([
    [`import { a } from './a.ts';`, ['./a.ts']],
    [`import './global.css.ts';`, ['./global.css.ts']],
    [`import {\n  a,\n  b,\n} from '../a/index.ts';`, ['../a/index.ts']],
    [`export * from "./b.tsx";`, ['./b.tsx']],
    [`const page = await import('./page.tsx');`, ['./page.tsx']],
    [`new URL('./picture.png', import.meta.url)`, ['./picture.png']],
    [`import address from './shape.svg?url';`, ['./shape.svg']],
    [`import { useState } from 'react';`, []],
    [`import type { A } from './a.ts';\nimport { b } from './b.ts';`, ['./b.ts']],
    [`export type { A } from './a.ts';`, []],
    [`export type A = 'one';\nimport { b } from './b.ts';`, ['./b.ts']],
    [`import { type A, b } from './b.ts';`, ['./b.ts']],
  ])('%s', (text, expected) => {
    expect(importsOf(text)).toEqual(expected);
  });
});

describe('the sources of an audit', () => {
  const files: Record<string, string> = {
    'components/button/button.stories.tsx': `import { Button } from './index.ts';`,
    'components/button/index.ts': `export { Button } from './button.tsx';`,
    'components/button/button.tsx': `import { icons } from '../icon/index.ts';\nimport * as styles from './button.css.ts';`,
    'components/button/button.css.ts': `import { colour } from '../../tokens/semantic.ts';`,
    'components/button/button.test.tsx': `import { Button } from './index.ts';`,
    'components/icon/index.ts': `export * from '../icon/index.ts';`,
    'components/alert/index.ts': `import { Button } from '../button/index.ts';`,
    'tokens/semantic.ts': `import data from './data.json';`,
    'tokens/data.json': `{ "text": "import './nothing.ts'" }`,
  };
  const read = (path: string) => files[path];
  const entry = 'components/button/button.stories.tsx';

  it('are all that the entry reaches, through circles, and nothing that reaches the entry', () => {
    expect([...closureOf([entry], { read }).keys()]).toEqual([
      'components/button/button.css.ts',
      'components/button/button.stories.tsx',
      'components/button/button.tsx',
      'components/button/index.ts',
      'components/icon/index.ts',
      'tokens/data.json',
      'tokens/semantic.ts',
    ]);
  });

  it('leave out what cannot matter, and what only that reaches', () => {
    expect([...closureOf([entry], { read, ignored: /\.css\.ts$/ }).keys()]).not.toContain('tokens/semantic.ts');
  });

  const hashWith = (changes: Record<string, string>) =>
    hashOf(closureOf([entry], { read: (path: string) => changes[path] ?? read(path) }));

  it('have one hash, which any change changes, down to a space', () => {
    expect(hashWith({})).toMatch(/^[0-9a-f]{16}$/);
    expect(hashWith({ 'tokens/data.json': `${files['tokens/data.json']} ` })).not.toBe(hashWith({}));
    expect(hashWith({ 'components/icon/index.ts': `import './shapes.ts';`, 'components/icon/shapes.ts': '' })).not.toBe(
      hashWith({ 'components/icon/index.ts': `import './shapes.ts';` }),
    );
  });

  it('do not change their hash with a file that they do not reach', () => {
    expect(hashWith({ 'components/alert/index.ts': '', 'components/button/button.test.tsx': '' })).toBe(hashWith({}));
  });

  it('are whole in the real project, with the runner and without the bookkeeping', () => {
    const covered = [
      ...coveredBy(
        { runner: 'scripts/test.mjs', ignored: /^tokens\// },
        { name: 'button', entries: ['components/button/button.stories.tsx', 'scripts/audits/check.mjs'] },
      ).keys(),
    ];
    expect(covered).toEqual(
      expect.arrayContaining([
        'components/button/button.tsx',
        'components/icon/shapes.ts',
        'scripts/test.mjs',
        'scripts/checks/reports.mjs',
      ]),
    );
    expect(covered.filter((path) => /^tokens|scripts\/audits|scripts\/bootstrap/.test(path))).toEqual([]);
  });

  it('of the pages are what draws them and what the demo shop says, not what the server does behind them', () => {
    const [unit]: ReadonlyArray<Parameters<typeof coveredBy>[1]> = pageAudit.units();
    const covered: ReadonlyArray<string> = unit ? [...coveredBy(pageAudit, unit).keys()] : [];
    expect(covered).toEqual(
      expect.arrayContaining([
        'components/button/button.tsx',
        'storefront/catalogue/products.json',
        'storefront/layout/islands/phone-menu.tsx',
        'storefront/layout/layout.tsx',
        'storefront/pages/product/page.tsx',
        'storefront/pages/product/product.css.ts',
        'storefront/runtime/server/document.tsx',
        'storefront/server/store/seed/content-rows.ts',
        'tests/page-audit/states.ts',
      ]),
    );
    const server = covered.filter((path) => path.startsWith('storefront/server/'));
    expect(server.filter((path) => !path.startsWith('storefront/server/store/seed/'))).toEqual([]);
    expect(covered.filter((path) => /\.test\.tsx?$/.test(path))).toEqual([]);
  });
});

describe('a committed result', () => {
  it.each([
    ['of just these sources without findings is kept', { sources: 'abc', findings: [] }, 'kept'],
    ['of other sources is stale, findings or not', { sources: 'abd', findings: ['x'] }, 'stale'],
    ['with a finding fails', { sources: 'abc', findings: ['silence'] }, 'findings'],
    ['that tells nothing of findings fails', { sources: 'abc' }, 'findings'],
  ])('%s', (_, result, state) => {
    expect(judgeResult('button', 'abc', JSON.stringify(result))).toMatchObject({ unit: 'button', state });
  });

  it('is stale when a review that it leans on was changed, and no other', () => {
    const result = JSON.stringify({ sources: 'abc', reviews: ['one', 'two'], findings: [] });
    expect(judgeResult('button', 'abc', result, new Set(['one', 'two', 'three']))).toMatchObject({ state: 'kept' });
    expect(judgeResult('button', 'abc', result, new Set(['one', 'three']))).toMatchObject({
      state: 'stale',
      note: 'leans on a review that was changed since its audit',
    });
  });

  it('that is not there fails', () => {
    expect(judgeResult('button', 'abc', undefined)).toMatchObject({ state: 'missing', note: 'was never audited' });
  });

  it('goes stale with its own unit alone, and is missed or called an orphan', async () => {
    mkdirSync(inProject('reports'), { recursive: true });
    const folder = mkdtempSync(inProject('reports', 'audit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const here = relative(inProject(), folder).replaceAll('\\', '/');
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('run.mjs', '');
    write('one.ts', 'export const one = 1;');
    write('two.ts', `import './shared.ts';`);
    write('shared.ts', '');
    const audit = {
      name: 'sample',
      title: 'Sample',
      runner: `${here}/run.mjs`,
      results: `${here}/results`,
      units: () => ['one', 'two'].map((name) => ({ name, entries: [`${here}/${name}.ts`] })),
    };
    const states = () => judgeAudit(audit).map(({ unit, state }: { unit: string; state: string }) => [unit, state]);

    expect(states()).toEqual([
      ['one', 'missing'],
      ['two', 'missing'],
    ]);
    for (const unit of unitsOf(audit)) await writeResult(audit, unit, { findings: [], score: 1 });
    expect(states()).toEqual([
      ['one', 'kept'],
      ['two', 'kept'],
    ]);
    write('shared.ts', ' ');
    write('results/three.json', '{}');
    expect(states()).toEqual([
      ['one', 'kept'],
      ['two', 'stale'],
      ['three', 'orphan'],
    ]);
    write('run.mjs', ' ');
    expect(states().slice(0, 2)).toEqual([
      ['one', 'stale'],
      ['two', 'stale'],
    ]);
  });
});
