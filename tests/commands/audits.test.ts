import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { pageAudit } from '../../scripts/audits/audits.mjs';
import { unitsOn } from '../../scripts/audits/changed.mjs';
import { judgeAudit, judgeResult, takenNow, unitsOf, writeResult } from '../../scripts/audits/results.mjs';
import { dueStates, stateResultsOf, unitResult } from '../../scripts/audits/states.mjs';
import { closureOf, importsOf } from '../../scripts/audits/sources.mjs';

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

  it('are all files that the entry reaches, through cycles, and none that reach the entry', () => {
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

  it('omit ignored files and their dependencies', () => {
    expect([...closureOf([entry], { read, ignored: /\.css\.ts$/ }).keys()]).not.toContain('tokens/semantic.ts');
  });

  it('reach the real project through every kind of import', () => {
    const covered = [...closureOf(['components/button/button.stories.tsx'], { ignored: /^tokens\// }).keys()];
    expect(covered).toEqual(expect.arrayContaining(['components/button/button.tsx', 'components/icon/shapes.ts']));
    expect(covered.filter((path) => path.startsWith('tokens'))).toEqual([]);
  });

  it('of pages are what renders them and the demo data, not the server behind them', () => {
    const { runner, ignored, units } = pageAudit;
    const covered = [
      ...closureOf([runner, ...units().flatMap(({ entries }: { entries: ReadonlyArray<string> }) => entries)], {
        ignored,
      }).keys(),
    ];
    expect(covered).toEqual(
      expect.arrayContaining([
        'components/button/button.tsx',
        'storefront/demo/products.json',
        'storefront/frame/browser/layout/islands/phone-menu.tsx',
        'storefront/frame/layout/layout.tsx',
        'storefront/features/product/pages/product/page.tsx',
        'storefront/features/product/browser/product/product.css.ts',
        'storefront/platform/document/document.tsx',
        'storefront/demo/seed/content-rows.ts',
        'storefront/features/basket/pages/basket/states.ts',
      ]),
    );
    expect(
      covered.filter((path) =>
        /^storefront\/(store|features\/[^/]+\/store|platform\/(http|store))\/|\.test\.tsx?$/.test(path),
      ),
    ).toEqual([]);
  });

  it('list units that a change reaches', () => {
    const audit = {
      runner: 'scripts/test.mjs',
      ignored: /^tokens\//,
      units: () => ['button', 'icon'].map((name) => ({ name, entries: [`components/${name}/index.ts`] })),
    };
    expect(unitsOn(audit, new Set(['components/button/button.tsx']))).toEqual(['button']);
    expect(unitsOn(audit, new Set(['components/icon/shapes.ts']))).toEqual(['button', 'icon']);
    expect(unitsOn(audit, new Set(['scripts/test.mjs']))).toEqual(['button', 'icon']);
    expect(unitsOn(audit, new Set(['README.md', 'tokens/themes.css.ts']))).toEqual([]);
  });
});

describe('a committed result', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  const taken = { commit: 'ced2217717', day: '2026-11-01' };
  const judge = (result: object | undefined, reviews = new Set<string>()) =>
    judgeResult('button', result && JSON.stringify(result), { now, reviews });

  it.each([
    ['without findings is kept', { ...taken, findings: [] }, 'kept'],
    ['is kept for 30 days', { ...taken, day: '2026-10-25', findings: [] }, 'kept'],
    ['is old after 30 days', { ...taken, day: '2026-10-24', findings: [] }, 'old'],
    ['without a day is old', { findings: [] }, 'old'],
    ['with a finding fails, old or not', { ...taken, day: '2026-01-01', findings: ['silence'] }, 'findings'],
    ['without a list of findings fails', taken, 'findings'],
    ['that is missing fails', undefined, 'missing'],
  ])('%s', (_, result, state) => {
    expect(judge(result)).toMatchObject({ unit: 'button', state });
  });

  it('names day and commit of an old result', () => {
    expect(judge({ ...taken, day: '2026-10-24', findings: [] }).note).toBe('was audited on 2026-10-24, at ced2217717');
  });

  it('is old when a review it relies on changed', () => {
    const result = { ...taken, reviews: ['one', 'two'], findings: [] };
    expect(judge(result, new Set(['one', 'two', 'three']))).toMatchObject({ state: 'kept' });
    expect(judge(result, new Set(['one', 'three']))).toMatchObject({
      state: 'old',
      note: 'relies on a review that changed since its audit',
    });
  });

  it('is written with its commit and day; without a unit it is an orphan', async () => {
    mkdirSync(inProject('reports'), { recursive: true });
    const folder = mkdtempSync(inProject('reports', 'audit-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const here = relative(inProject(), folder).replaceAll('\\', '/');
    const audit = {
      name: 'sample',
      title: 'Sample',
      runner: `${here}/run.mjs`,
      results: `${here}/results`,
      units: () => ['one', 'two'].map((name) => ({ name, entries: [`${here}/${name}.ts`] })),
    };
    const states = () =>
      judgeAudit(audit, now).map(({ unit, state }: { unit: string; state: string }) => [unit, state]);

    expect(states()).toEqual([
      ['one', 'missing'],
      ['two', 'missing'],
    ]);
    for (const unit of unitsOf(audit)) await writeResult(audit, unit, { findings: [], score: 1 }, taken);
    writeFileSync(join(folder, 'results', 'three.json'), '{}');
    expect(states()).toEqual([
      ['one', 'kept'],
      ['two', 'kept'],
      ['three', 'orphan'],
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'results', 'one.json'), 'utf8'))).toEqual({
      findings: [],
      score: 1,
      ...taken,
    });
  });

  describe('of a unit with states', () => {
    const clean = { findings: [], reviews: ['one'], ...taken };
    const later = { findings: ['silence'], reviews: ['two', 'one'], commit: 'feedbeef00', day: '2026-11-20' };
    const states = ['home', 'basket', 'listing'];

    it('keeps the findings of each state, is as old as the oldest, and lists states without a result', () => {
      expect(unitResult(states, { basket: later, home: clean, gone: later })).toEqual({
        findings: ['basket: silence', 'not audited yet: listing'],
        reviews: ['one', 'two'],
        results: { home: clean, basket: later },
        taken,
      });
      expect(unitResult(['home'], { home: clean }).findings).toEqual([]);
    });

    it('takes up what is missing, old or has findings', () => {
      const reviews = new Set(['one', 'two']);
      const due = (at: string) => dueStates(states, { home: clean, basket: later }, { now: Date.parse(at), reviews });
      expect(due('2026-11-24')).toEqual(['basket', 'listing']);
      expect(due('2026-12-02')).toEqual(states);
      expect(dueStates(states, { home: clean }, { now, reviews: new Set() })).toEqual(states);
    });

    it('stands when the run is stopped', async () => {
      mkdirSync(inProject('reports'), { recursive: true });
      const folder = mkdtempSync(inProject('reports', 'audit-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const audit = { results: relative(inProject(), folder) };
      const unit = { name: '390-px' };
      expect(stateResultsOf(audit, unit)).toEqual({});
      const { taken: oldest, ...result } = unitResult(states, { home: clean });
      await writeResult(audit, unit, result, oldest);
      expect(stateResultsOf(audit, unit)).toEqual({ home: clean });
      expect(judgeResult('390-px', readFileSync(join(folder, '390-px.json'), 'utf8'), { now })).toMatchObject({
        state: 'findings',
        note: expect.stringContaining('not audited yet: basket, listing'),
      });
    });
  });

  it('belongs to a commit and a day', () => {
    expect(takenNow()).toEqual({
      commit: expect.stringMatching(/^[0-9a-f]{7,40}\+?$/),
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });
});
