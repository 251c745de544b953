import { describe, expect, it } from 'vitest';
import { declared, parseModule } from '../../scripts/contract/declared-types.mjs';

const files: Readonly<Record<string, string>> = {
  'a/answer.ts': `import type { Price } from '../b/price.ts';
    /** Parameters are left out. */
    export declare function answer(context: { secret: Price }): Promise<{ price: Price; flag: import('../b/price.ts').Flag }>;
    export declare const arrow: (x: number) => Local[];
    interface Local { readonly a: ReturnType<typeof counted> }
    declare function counted(): number;
    export declare const call: SiteCall<Price>;`,
  'b/price.ts': `export interface Price { /** Złoty. */ gross: string }
    export type Flag = 'y' | 'n';
    export { Price as Amount } from './price.ts';`,
  'b/index.ts': `export { Price as Amount } from './price.ts';`,
};
const read = (file: string) => (files[file] === undefined ? null : parseModule(file, files[file]));

describe('declared types', () => {
  it('are the results of functions, with the types that they name, from any module', () => {
    expect(declared({ file: 'a/answer.ts', name: 'answer' }, read)).toEqual({
      text: '{ price: Price; flag: Flag }',
      others: ['interface Price { /** Złoty. */ gross: string }', "type Flag = 'y' | 'n';"],
    });
  });

  it('are those of arrow functions, interfaces and functions in a type', () => {
    expect(declared({ file: 'a/answer.ts', name: 'arrow' }, read)).toEqual({
      text: 'Local[]',
      others: ['interface Local { readonly a: ReturnType<typeof counted> }', 'declare const counted: () => number;'],
    });
    expect(declared({ file: 'b/index.ts', name: 'Amount' }, read).text).toBe('{ /** Złoty. */ gross: string }');
  });

  it('throw for undeclared names', () => {
    expect(() => declared({ file: 'a/answer.ts', name: 'gone' }, read)).toThrow('a/answer.ts declares no gone');
  });

  it('throw for a call, which names no answer', () => {
    expect(() => declared({ file: 'a/answer.ts', name: 'call' }, read)).toThrow('a/answer.ts: call is a call');
  });
});
