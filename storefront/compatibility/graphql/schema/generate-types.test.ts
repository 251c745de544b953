import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { generateTypes } from './generate-types.ts';

/** Without the header of every file, on one line each. */
const generated = (text: string): ReadonlyArray<string> =>
  generateTypes(buildSchema(text))
    .split('\n\n')
    .map((one) => one.replaceAll('\n', ' ').trim())
    .filter((one) => one !== '')
    .slice(3);

describe('generated types', () => {
  it('make nullable inputs optional, and nothing else', () => {
    expect(generated('type Query { a: Int } input Line { id: Int! parts: [ID!] note: String }')).toContain(
      'export interface Line { readonly id: number; readonly parts?: ReadonlyArray<string> | null; readonly note?: string | null; }',
    );
  });

  it('require every field of an answer, as a value or as a function that reads it', () => {
    expect(
      generated('type Query { a: shipping } type shipping { cost: Float lines: [Line!]! } type Line { id: Int }'),
    ).toContain(
      'export interface Shipping { readonly cost: Answer<number | null>; readonly lines: Answer<ReadonlyArray<Line>>; }',
    );
  });

  it('are the values of an enum, and unknown for a custom scalar', () => {
    const types = generated('type Query { a: Mode b: Anything } enum Mode { basket product } scalar Anything');
    expect(types).toContain("export type Mode = 'basket' | 'product';");
    expect(types).toContain('export type Anything = unknown;');
    expect(types.at(-1)).toContain('readonly b: Resolver<object, Anything>;');
  });

  it('have the arguments of every call, and require a resolver for each', () => {
    const types = generated('type Query { a(id: Int!): Boolean! } type Mutation { b: [Int] }');
    expect(types).toEqual([
      'export interface AArguments { readonly id: number; }',
      'export interface Queries { readonly a: Resolver<AArguments, boolean>; }',
      'export interface Mutations { readonly b: Resolver<object, ReadonlyArray<number | null> | null>; }',
    ]);
  });

  it('reject what they cannot express', () => {
    expect(() => generateTypes(buildSchema('type Query { a: U } type T { id: Int } union U = T'))).toThrow(
      /knows no U/,
    );
  });
});
