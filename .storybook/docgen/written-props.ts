import { utils } from 'react-docgen';
import type { DocumentationBuilder, Handler, NodePath, PropDescriptor } from 'react-docgen';

const { getPropertyName, getTSType, getTypeFromReactComponent, printValue, resolveToValue } = utils;
const { getTypeIdentifier, setPropDescription } = utils;

/** Which props of a type the component has. */
interface Choice {
  /** Only some alternatives have it: it is not required. */
  readonly isOptional: boolean;
  readonly isTaken: (name: string) => boolean;
  /** What stands for the type parameters in reach. */
  readonly types: ReadonlyMap<string, string>;
}

const nameOf = (type: NodePath): string | undefined => {
  const name = type.isTSTypeReference()
    ? type.get('typeName')
    : type.isTSExpressionWithTypeArguments()
      ? type.get('expression')
      : null;
  return name?.isIdentifier() ? name.node.name : undefined;
};

/** The declaration of a type or interface. Names from packages stay names. */
const declarationOf = (type: NodePath) => {
  const identifier = getTypeIdentifier(type);
  const value = identifier ? resolveToValue(identifier) : undefined;
  return value?.isTSTypeAliasDeclaration() || value?.isTSInterfaceDeclaration() ? value : undefined;
};

/** The definition of a name: the right side of a type, or an interface. */
const meaningOf = (type: NodePath): NodePath | undefined => {
  const declaration = declarationOf(type);
  return declaration?.isTSTypeAliasDeclaration() ? declaration.get('typeAnnotation') : declaration;
};

/** The arguments of `Omit<A, B>`. */
const argumentsOf = (type: NodePath): ReadonlyArray<NodePath> => {
  if (!type.isTSTypeReference() && !type.isTSExpressionWithTypeArguments()) return [];
  const list = type.get('typeParameters') as NodePath;
  return list.isTSTypeParameterInstantiation() ? list.get('params') : [];
};

const filled = (written: string, types: ReadonlyMap<string, string>): string =>
  written.replaceAll(/\b[A-Z]\w*\b/g, (name) => types.get(name) ?? name);

/** What stands for the type parameters of a declaration: `CalendarDate` for `Day` in `DateRules<CalendarDate>`. */
const typesIn = (type: NodePath, types: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const parameters = declarationOf(type)?.get('typeParameters') as NodePath | undefined;
  if (!parameters?.isTSTypeParameterDeclaration()) return new Map();
  const given = argumentsOf(type);
  return new Map(
    parameters.get('params').flatMap((parameter, index): ReadonlyArray<readonly [string, string]> => {
      const filler = given[index] ?? (parameter.get('default') as NodePath);
      return filler.node ? [[parameter.node.name, filled(printValue(filler), types)]] : [];
    }),
  );
};

/** The members of `'one' | 'other'`, also behind a type alias. */
const wordsOf = (type: NodePath | undefined): ReadonlyArray<string> => {
  if (type === undefined) return [];
  if (type.isTSUnionType()) return type.get('types').flatMap(wordsOf);
  if (type.isTSLiteralType()) {
    const { literal } = type.node;
    return literal.type === 'StringLiteral' ? [literal.value] : [];
  }
  return wordsOf(meaningOf(type));
};

const utilityChoice = (
  name: string | undefined,
  type: NodePath,
  { isOptional, isTaken, types }: Choice,
): Choice | undefined => {
  const words = new Set(wordsOf(argumentsOf(type)[1]));
  switch (name) {
    case 'Omit':
      return { isOptional, types, isTaken: (prop) => !words.has(prop) && isTaken(prop) };
    case 'Pick':
      return { isOptional, types, isTaken: (prop) => words.has(prop) && isTaken(prop) };
    case 'Partial':
      return { isOptional: true, types, isTaken };
    case 'Readonly':
      return { isOptional, types, isTaken };
    default:
      return undefined;
  }
};

/** Whether a prop table would only say "unknown" or "union". A union of literals has a control instead. */
const isVague = (type: NonNullable<PropDescriptor['tsType']>): boolean =>
  type.name === 'unknown' ||
  ('elements' in type && type.name === 'union' && type.elements.some(({ name }) => name !== 'literal'));

/** Documents one prop; type `never` only marks its absence in an alternative. */
const describeProp = (
  documentation: DocumentationBuilder,
  property: NodePath,
  { isOptional, isTaken, types }: Choice,
): void => {
  if (!property.isTSPropertySignature()) return;
  const name = getPropertyName(property);
  const annotation = property.get('typeAnnotation');
  if (!name || !isTaken(name) || !annotation.isTSTypeAnnotation()) return;
  const written = annotation.get('typeAnnotation');
  if (written.isTSNeverKeyword()) return;
  const described = documentation.getPropDescriptor(name);
  described.required ??= !property.node.optional;
  if (isOptional) described.required = false;
  described.tsType ??= getTSType(annotation, null) as NonNullable<typeof described.tsType>;
  const [asWritten, asFilled] = [printValue(written), filled(printValue(written), types)];
  if (isVague(described.tsType) || asFilled !== asWritten)
    described.tsType = { name: asFilled.replace(/ \| undefined$/, '') };
  if (!described.description) setPropDescription(documentation, property);
};

const describe = (documentation: DocumentationBuilder, type: NodePath, choice: Choice): void => {
  const go = (part: NodePath, chosen = choice) => describe(documentation, part, chosen);
  if (type.isTSUnionType()) type.get('types').forEach((member) => go(member, { ...choice, isOptional: true }));
  else if (type.isTSIntersectionType()) type.get('types').forEach((part) => go(part));
  else if (type.isTSTypeAnnotation() || type.isTSParenthesizedType()) go(type.get('typeAnnotation') as NodePath);
  else if (type.isTSTypeLiteral()) type.get('members').forEach((member) => describeProp(documentation, member, choice));
  else if (type.isTSInterfaceDeclaration()) {
    const parents = type.get('extends');
    if (Array.isArray(parents)) parents.forEach((parent) => go(parent));
    type
      .get('body')
      .get('body')
      .forEach((member) => describeProp(documentation, member, choice));
  } else {
    const chosen = utilityChoice(nameOf(type), type, choice);
    const [base] = argumentsOf(type);
    if (chosen && base) go(base, chosen);
    else {
      const named = meaningOf(type);
      if (named) go(named, { ...choice, types: typesIn(type, choice.types) });
    }
  }
};

/**
 * Adds the props that react-docgen 8.0.4 leaves out: those of alternatives (`A | B`: every field is named by exactly one
 * of `label`, `aria-label` and `aria-labelledby`) and of `Omit`, `Pick` and `Partial`. "unknown" types and unions are
 * documented as written, type parameters by what stands for them.
 */
export const writtenPropsHandler: Handler = (documentation, component) => {
  for (const type of getTypeFromReactComponent(component))
    describe(documentation, type, { isOptional: false, isTaken: () => true, types: new Map() });
};
