import {
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

type AnswerObject = Readonly<Record<string, unknown>>;

const isAnswerObject = (value: unknown): value is AnswerObject => typeof value === 'object' && value !== null;

/** Promises of a description for every answer: "always null", "Always `error`", "always 0" (also of an amount of money). */
const claims: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  empty: (value) => Array.isArray(value) && value.length === 0,
  true: (value) => value === true,
  false: (value) => value === false,
  '0': (value) => (isAnswerObject(value) ? (value['value'] ?? 0) === 0 : value === 0),
};

/** Descriptions that an answer contradicts, a sentence each. Whether an amount is 0 is checked if its value is requested. */
export function brokenClaims(schema: GraphQLSchema, document: string, data: unknown): ReadonlyArray<string> {
  const { definitions } = parse(document);
  const broken: string[] = [];

  const look = ({ selections }: SelectionSetNode, type: GraphQLObjectType, answer: AnswerObject): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        for (const definition of definitions) {
          if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value)
            look(definition.selectionSet, type, answer);
        }
      } else if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet, type, answer);
      else {
        const field = type.getFields()[selection.name.value];
        const value = answer[(selection.alias ?? selection.name).value];
        if (!field || value === undefined) continue;
        if (!keepsClaim(field, value))
          broken.push(`${type.name}.${field.name} says "${field.description}", and is ${JSON.stringify(value)}.`);
        const inner = getNamedType(field.type);
        if (!isObjectType(inner) || !selection.selectionSet) continue;
        for (const one of [value].flat()) if (isAnswerObject(one)) look(selection.selectionSet, inner, one);
      }
    }
  };

  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(definition.operation);
    if (root && isAnswerObject(data)) look(definition.selectionSet, root, data);
  }
  return broken;
}

function keepsClaim({ description }: GraphQLField<unknown, unknown>, value: unknown): boolean {
  const [, word, quoted] = /\balways (?:(null|empty|true|false|0)\b|`([^`]+)`)/i.exec(description ?? '') ?? [];
  if (quoted !== undefined) return value === quoted;
  return word === undefined || claims[word]!(value);
}
