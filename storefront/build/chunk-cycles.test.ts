import { expect, it } from 'vitest';
import { chunkCycle } from './chunk-cycles.mjs';

const chunk = (fileName: string, ...imports: ReadonlyArray<string>) => ({ fileName, imports });

it('a ring of files is found, from any entry', () => {
  expect(chunkCycle([chunk('client', 'field'), chunk('field', 'speech', 'react'), chunk('react', 'field')])).toEqual([
    'field',
    'react',
    'field',
  ]);
});

it('a file that several import is no ring', () => {
  expect(chunkCycle([chunk('a', 'b', 'c'), chunk('b', 'd'), chunk('c', 'd'), chunk('d')])).toBeNull();
});
