import { Kind, type ValueNode } from 'graphql';

/** The variables of a request: values of JSON by their names. */
export type Variables = Readonly<Record<string, unknown>>;

const asName = /^[_a-z]\w*$/i;

/** A value of JSON as a document has it. Fields whose names GraphQL cannot write are left out: no argument has them. */
export function literalOf(value: unknown): ValueNode {
  if (typeof value === 'boolean') return { kind: Kind.BOOLEAN, value };
  if (typeof value === 'string') return { kind: Kind.STRING, value };
  if (typeof value === 'number') {
    const text = String(value);
    return /^-?\d+$/.test(text) ? { kind: Kind.INT, value: text } : { kind: Kind.FLOAT, value: text };
  }
  if (Array.isArray(value)) return { kind: Kind.LIST, values: value.map(literalOf) };
  if (typeof value !== 'object' || value === null) return { kind: Kind.NULL };
  return {
    kind: Kind.OBJECT,
    fields: Object.entries(value).flatMap(([name, one]) =>
      asName.test(name)
        ? [{ kind: Kind.OBJECT_FIELD, name: { kind: Kind.NAME, value: name }, value: literalOf(one) }]
        : [],
    ),
  };
}
