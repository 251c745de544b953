import fc from 'fast-check';
import { parse, valueFromASTUntyped, type ArgumentNode, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../rules/testing/any-text.ts';
import { aliasesOf } from './aliases.ts';
import { EnumName, field, literal, type Literal } from './literal.ts';

/** What a server reads of the argument `a`. */
function readBack(value: Literal): unknown {
  const { definitions } = parse(`query{${field('f', { a: value }, '{x}')}}`);
  const [selected] = (definitions[0] as OperationDefinitionNode).selectionSet.selections as ReadonlyArray<FieldNode>;
  const { value: node } = selected!.arguments![0] as ArgumentNode;
  return valueFromASTUntyped(node);
}

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

describe('values in a document', () => {
  it('typed text arrives unchanged [C-01 part]', () => {
    fc.assert(
      fc.property(anyText(40), (typed) => {
        expect(readBack(typed)).toBe(wellFormed(typed));
      }),
    );
    for (const typed of ['"', '\\', '\\"', 'a\nb', '\u0000', '"""', '\ud800', '} mutation { x', '# no', '\u2028']) {
      expect(readBack(typed)).toBe(wellFormed(typed));
    }
  });

  it('so do numbers, flags, lists and objects', () => {
    const any = fc.letrec<{ value: Literal }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        fc.boolean(),
        fc.constant(null),
        fc.string(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('value'), { maxKeys: 4, noNullPrototype: true }),
      ),
    })).value;
    fc.assert(
      fc.property(any, (value) => {
        expect(JSON.stringify(readBack(value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('writes enum names without quotes, leaves out undefined and refuses NaN', () => {
    expect(field('shipping', { ShippingInput: { mode: new EnumName('product'), quantity: undefined } }, '{time}')).toBe(
      'shipping(ShippingInput:{mode:product}){time}',
    );
    expect(field('hello', {}, '')).toBe('hello');
    expect(() => literal(Number.NaN)).toThrow(RangeError);
  });
});

it('aliases are field ids, or numbers if one is not a name', () => {
  expect(aliasesOf(['client_email', '_a1'])).toEqual(['client_email', '_a1']);
  expect(aliasesOf(['client_email', ':r1:'])).toEqual(['field_0', 'field_1']);
  expect(aliasesOf(['1a'])).toEqual(['field_0']);
});
