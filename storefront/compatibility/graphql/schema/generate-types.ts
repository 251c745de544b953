import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

const scalars: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  ID: 'string',
  Int: 'number',
  String: 'string',
};

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `Int` is `number | null`, `[Int!]!` is `ReadonlyArray<number>`. */
function typeText(type: GraphQLInputType | GraphQLOutputType): string {
  if (isNonNullType(type)) return requiredText(type.ofType);
  // Unknown is null, too.
  if (isScalarType(type) && !isSpecifiedScalarType(type)) return requiredText(type);
  return `${requiredText(type)} | null`;
}

const requiredText = (type: GraphQLInputType | GraphQLOutputType): string =>
  isListType(type) ? `ReadonlyArray<${typeText(type.ofType)}>` : (scalars[String(type)] ?? capitalised(String(type)));

interface Sent {
  readonly name: string;
  readonly type: GraphQLInputType;
}

/** Input of a client; a nullable value may be missing, too. */
const sentText = (name: string, sent: ReadonlyArray<Sent>): string =>
  interfaceText(
    name,
    sent.map((one) => `readonly ${one.name}${isNonNullType(one.type) ? '' : '?'}: ${typeText(one.type)};`),
  );

const interfaceText = (name: string, lines: ReadonlyArray<string>): string =>
  `export interface ${name} {\n${lines.join('\n')}\n}`;

function namedText(type: GraphQLNamedType): string {
  const name = capitalised(type.name);
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => `'${value.name}'`);
    return `export type ${name} = ${values.join(' | ')};`;
  }
  if (isInputObjectType(type)) return sentText(name, Object.values(type.getFields()));
  if (isObjectType(type)) {
    const fields = Object.values(type.getFields());
    return interfaceText(
      name,
      fields.map((field) => `readonly ${field.name}: Answer<${typeText(field.type)}>;`),
    );
  }
  if (isScalarType(type)) return `export type ${name} = unknown;`;
  throw new Error(`The generator knows no ${type.name}: it has no rule for interfaces and unions.`);
}

const argumentsName = ({ name }: GraphQLField<unknown, unknown>): string => `${capitalised(name)}Arguments`;

/** The functions of a root's fields, with the arguments of each. */
function rootTexts(name: string, root: GraphQLObjectType): ReadonlyArray<string> {
  const fields = Object.values(root.getFields());
  const resolver = (field: GraphQLField<unknown, unknown>): string =>
    `readonly ${field.name}: Resolver<${field.args.length > 0 ? argumentsName(field) : 'object'}, ${typeText(field.type)}>;`;
  return [
    ...fields.filter(({ args }) => args.length > 0).map((field) => sentText(argumentsName(field), field.args)),
    interfaceText(name, fields.map(resolver)),
  ];
}

/**
 * The types of arguments, answers and resolvers, as TypeScript. Every field of an answer is required, null without a value:
 * a resolver that omits one, or returns another type, does not compile. Only the schema has descriptions.
 */
export function generateTypes(schema: GraphQLSchema): string {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  const named = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type) && type !== query && type !== mutation,
  );
  return [
    '// Generated from the .graphql files of this folder: npm run graphql -- --write\n' +
      "import type { CallContext } from '../context.ts';",
    '/** A value, or a function that reads it when a document asks for its field. */\n' +
      'export type Answer<T> = T | Promise<T> | (() => T | Promise<T>);',
    '/** Answers a field of the root. */\n' +
      'export type Resolver<Arguments, T> = (given: Arguments, context: CallContext) => T | Promise<T>;',
    ...named.map(namedText),
    ...(query ? rootTexts('Queries', query) : []),
    ...(mutation ? rootTexts('Mutations', mutation) : []),
    '',
  ].join('\n\n');
}
