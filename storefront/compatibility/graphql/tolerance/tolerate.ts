import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  Kind,
  OperationTypeNode,
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { callError } from '../errors.ts';
import { failedMutation, refusedMutation, refusedType, unknownField } from './hidden-fields.ts';
import { literalOf, type Variables } from './literal-of.ts';

export interface Tolerated {
  /** The document without unknown names and without variables. */
  readonly document: DocumentNode;
  /** The unknown names, as `Type.field`, `Type.field(argument)`, `Input.field`, `Enum.value` and `@directive`. */
  readonly unknown: ReadonlySet<string>;
}

/** More nodes than any document within its limits has, fragments and variables spread out. */
const mostNodes = 50_000;

/**
 * Rewrites a document of an existing client to what this shop knows, because a field that the shop lacks must not
 * take the rest of the document away (wire contract 1.9, ADR 36): unknown fields become a hidden field that answers
 * null, unknown arguments, input fields, enum values and directives are left out. Values of variables are written into
 * the document. What is wrong in another way stays, for the validation that follows.
 *
 * @param schema with its hidden fields
 * @param document within the limits of depth and cost: no fragment contains itself
 * @throws GraphQLError for a document of too many nodes
 */
export function tolerate(schema: GraphQLSchema, document: DocumentNode, variables: Variables = {}): Tolerated {
  const rewriter = new Rewriter(schema, document, variables);
  return { document: rewriter.rewritten(), unknown: rewriter.unknown };
}

class Rewriter {
  readonly unknown = new Set<string>();
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #variables: Variables;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** The rewritten fragments, one for each type at which they are spread. */
  readonly #written = new Map<string, FragmentDefinitionNode>();
  /** The values of the current operation's variables. */
  #values = new Map<string, ValueNode>();
  #nodes = 0;

  constructor(schema: GraphQLSchema, document: DocumentNode, variables: Variables) {
    this.#schema = schema;
    this.#document = document;
    this.#variables = variables;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  rewritten(): DocumentNode {
    const operations = this.#document.definitions
      .filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION)
      .map((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? this.#operation(definition) : definition));
    return { ...this.#document, definitions: [...operations, ...this.#written.values()] };
  }

  #operation(operation: OperationDefinitionNode): OperationDefinitionNode {
    const root = this.#schema.getRootType(operation.operation);
    if (!root) return operation;
    this.#values = new Map(
      (operation.variableDefinitions ?? []).flatMap(({ variable: { name }, defaultValue }) => {
        const sent = Object.hasOwn(this.#variables, name.value) ? this.#variables[name.value] : undefined;
        const value = sent === undefined ? defaultValue : literalOf(sent);
        return value ? [[name.value, value]] : [];
      }),
    );
    return {
      ...operation,
      variableDefinitions: [],
      directives: this.#directives(operation.directives),
      selectionSet: this.#selectionSet(operation.selectionSet, root),
    };
  }

  #selectionSet(set: SelectionSetNode, type: GraphQLObjectType): SelectionSetNode {
    return { ...set, selections: set.selections.map((selection) => this.#selection(selection, type)) };
  }

  #selection(selection: SelectionNode, type: GraphQLObjectType): SelectionNode {
    this.#count();
    const directives = this.#directives(selection.directives);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      return { ...selection, directives, name: this.#fragment(selection.name, type) };
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const { typeCondition: _, ...rest } = selection;
      return { ...rest, directives, selectionSet: this.#selectionSet(selection.selectionSet, type) };
    }
    const field = this.#schema.getField(type, selection.name.value);
    const inner = field && getNamedType(field.type);
    // The names of introspection are GraphQL's own. A field of another kind than the client's is none of its fields.
    if (!inner || isObjectType(inner) !== (selection.selectionSet !== undefined)) {
      return type.name.startsWith('__') ? selection : { ...this.#missing(selection, type), directives };
    }
    return {
      ...selection,
      directives,
      arguments: this.#arguments(selection.arguments, field.args, `${type.name}.${field.name}`),
      ...(selection.selectionSet &&
        isObjectType(inner) && { selectionSet: this.#selectionSet(selection.selectionSet, inner) }),
    };
  }

  /** A field that the shop lacks: null under its name. A change must not seem to have succeeded. */
  #missing({ alias, name, selectionSet: set }: FieldNode, type: GraphQLObjectType): FieldNode {
    this.unknown.add(`${type.name}.${name.value}`);
    const as = (field: string): FieldNode => ({
      kind: Kind.FIELD,
      alias: alias ?? name,
      name: { ...name, value: field },
    });
    if (type !== this.#schema.getRootType(OperationTypeNode.MUTATION)) return as(unknownField);
    const refused = this.#schema.getType(refusedType);
    const selectionSet = set && isObjectType(refused) ? this.#selectionSet(set, refused) : undefined;
    const isRead = selectionSet?.selections.some((one) => one.kind !== Kind.FIELD || one.name.value !== unknownField);
    return selectionSet && isRead ? { ...as(refusedMutation), selectionSet } : as(failedMutation);
  }

  /** The name of the fragment as it is written for this type; a fragment that is not in the document keeps its own. */
  #fragment(name: NameNode, type: GraphQLObjectType): NameNode {
    const definition = this.#fragments.get(name.value);
    if (!definition) return name;
    // No type has two underscores, so the names of two fragments differ.
    const written: NameNode = { ...name, value: `${name.value}__${type.name}` };
    if (!this.#written.has(written.value)) {
      this.#written.set(written.value, {
        ...definition,
        name: written,
        typeCondition: { ...definition.typeCondition, name: { ...name, value: type.name } },
        directives: this.#directives(definition.directives),
        selectionSet: this.#selectionSet(definition.selectionSet, type),
      });
    }
    return written;
  }

  #directives(all: ReadonlyArray<DirectiveNode> = []): ReadonlyArray<DirectiveNode> {
    return all.flatMap((one) => {
      const directive = this.#schema.getDirective(one.name.value);
      if (directive)
        return [{ ...one, arguments: this.#arguments(one.arguments, directive.args, `@${directive.name}`) }];
      this.unknown.add(`@${one.name.value}`);
      return [];
    });
  }

  #arguments(
    sent: ReadonlyArray<ArgumentNode> = [],
    known: ReadonlyArray<GraphQLArgument>,
    owner: string,
  ): ReadonlyArray<ArgumentNode> {
    return sent.flatMap((one) => {
      const argument = known.find(({ name }) => name === one.name.value);
      if (!argument) {
        this.unknown.add(`${owner}(${one.name.value})`);
        return [];
      }
      const value = this.#value(one.value, argument.type);
      return value ? [{ ...one, value }] : [];
    });
  }

  /** The value as the type has it; undefined for one that is left out. */
  #value(node: ValueNode, given: GraphQLInputType): ValueNode | undefined {
    this.#count();
    const type = getNullableType(given);
    if (node.kind === Kind.VARIABLE) {
      const value = this.#values.get(node.name.value);
      return value && this.#value(value, given);
    }
    if (isListType(type)) {
      return node.kind === Kind.LIST
        ? { ...node, values: node.values.flatMap((one) => this.#value(one, type.ofType) ?? []) }
        : this.#value(node, type.ofType);
    }
    if (isInputObjectType(type) && node.kind === Kind.OBJECT) {
      const fields = type.getFields();
      return {
        ...node,
        fields: node.fields.flatMap((one) => {
          const field = fields[one.name.value];
          if (!field) this.unknown.add(`${type.name}.${one.name.value}`);
          const value = field && this.#value(one.value, field.type);
          return value ? [{ ...one, value }] : [];
        }),
      };
    }
    if (isEnumType(type)) return this.#enumValue(node, type);
    // A word of an enum where the shop takes any text.
    if (isScalarType(type) && type.name === 'String' && node.kind === Kind.ENUM) {
      return { kind: Kind.STRING, value: node.value };
    }
    return this.#withoutVariables(node);
  }

  /** A scalar of our own takes any literal: variables may stand inside it. */
  #withoutVariables(node: ValueNode): ValueNode {
    this.#count();
    const inside = (one: ValueNode): ValueNode =>
      one.kind === Kind.VARIABLE
        ? this.#withoutVariables(this.#values.get(one.name.value) ?? { kind: Kind.NULL })
        : this.#withoutVariables(one);
    if (node.kind === Kind.LIST) return { ...node, values: node.values.map(inside) };
    if (node.kind === Kind.OBJECT) {
      return { ...node, fields: node.fields.map((field) => ({ ...field, value: inside(field.value) })) };
    }
    return node;
  }

  #enumValue(node: ValueNode, type: GraphQLEnumType): ValueNode | undefined {
    if (node.kind !== Kind.ENUM && node.kind !== Kind.STRING) return node;
    if (type.getValue(node.value)) return { kind: Kind.ENUM, value: node.value };
    // A text may be typed by a person: it is not logged.
    this.unknown.add(node.kind === Kind.ENUM ? `${type.name}.${node.value}` : type.name);
    return undefined;
  }

  #count(): void {
    if (++this.#nodes > mostNodes) throw callError('QUERY_LIMIT_EXCEEDED', 'The document is too large.');
  }
}
