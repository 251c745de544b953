import { expect, it } from 'vitest';
import { laterImports } from './early-imports.mjs';

const importsOf = new Map([
  ['island', ['field', 'react']],
  ['field', ['react', 'texts']],
  ['texts', ['runtime', 'island']],
  ['react', ['runtime']],
  ['other', ['field']],
]);

it('what an entry needs through its imports is named once, without itself and what it names already', () => {
  expect(laterImports({ fileName: 'island', imports: importsOf.get('island')! }, importsOf)).toEqual([
    'texts',
    'runtime',
  ]);
});

it('an entry without imports names none', () => {
  expect(laterImports({ fileName: 'alone', imports: [] }, importsOf)).toEqual([]);
});
