import { parseSync } from 'vite';

/** One way to remove accessibility from a component: a piece of its source, and its replacement. */
export interface Mutant extends Cut {
  readonly file: string;
  /** The whole file as read. */
  readonly source: string;
  /** Counted from 1. */
  readonly line: number;
}

/** An ESTree node; only the used parts. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

const isWiring = (name: string) => /^aria-|^role$|^htmlFor$|^tabIndex$|^on[A-Z]/.test(name);
/** The names of `KeyboardEvent.key` with more than one letter, and the space. */
const isKey = (name: unknown): name is string =>
  typeof name === 'string' && /^(Arrow\w+|Page(Up|Down)|Home|End|Enter|Escape|Tab|Delete|Backspace|F\d+| )$/.test(name);

const nameOf = (key: unknown): string | undefined => {
  if (!isNode(key)) return undefined;
  if (key.type === 'Literal') return String(key['value']);
  return typeof key['name'] === 'string' ? key['name'] : undefined;
};

/** A piece of source, and the choice between it and a replacement. */
interface Cut {
  /** The removed part: `aria-invalid`, `onKeyDown`, `key Enter`. */
  readonly what: string;
  readonly start: number;
  readonly end: number;
  /** Active while the mutant sleeps; may contain further cuts. */
  readonly inner: Pick<Node, 'start' | 'end'>;
  /** Makes an expression of the inner source, if it is none. */
  readonly toExpression?: (inner: string) => string;
  /** The expression of the active mutant. */
  readonly instead: string;
  /** Writes the choice, or one side of it, into the source. */
  readonly write?: (choice: string) => string;
}

const attributeCut = (attribute: Node, what: string): Cut => {
  const { value, end } = attribute as Node & { value: unknown };
  const instead = 'undefined';
  // `<i hidden />` is `hidden={true}`.
  if (!isNode(value)) {
    const nothing = { start: end, end };
    return { what, ...nothing, inner: nothing, toExpression: () => 'true', instead, write: (choice) => `={${choice}}` };
  }
  const inner = value.type === 'JSXExpressionContainer' ? (value['expression'] as Node) : value;
  return { what, start: value.start, end: value.end, inner, instead, write: (choice) => `{${choice}}` };
};

/** Removes a property as a whole, key included; also a shorthand or a method. */
const propertyCut = (property: Node, what: string): Cut => ({
  what,
  start: property.start,
  end: property.end,
  inner: property,
  toExpression: (inner) => `{ ${inner} }`,
  instead: '{}',
  write: (choice) => `...${choice}`,
});

/** HTML attributes that a script writes as a template. */
const templateCuts = (template: Node, source: string): ReadonlyArray<Cut> =>
  [...source.slice(template.start, template.end).matchAll(/\s(aria-[a-z]+|role|tabindex)="[^"]*"/g)].map((match) => {
    const start = template.start + match.index;
    const end = start + match[0].length;
    const toExpression = (inner: string) => `\`${inner}\``;
    return { what: match[1]!, start, end, inner: { start, end }, toExpression, instead: "''", write: asPlaceholder };
  });

const asPlaceholder = (choice: string) => `\${${choice}}`;

/** The mutation of this very node, if any. */
function cutOf(node: Node): Cut | undefined {
  if (node.type === 'JSXAttribute') {
    const name = nameOf(node['name']);
    return name !== undefined && isWiring(name) ? attributeCut(node, name) : undefined;
  }
  if (node.type === 'Property' && isNode(node['value']) && node['computed'] !== true) {
    const name = nameOf(node['key']);
    const { value } = node;
    // A pattern reads the names, it does not set them.
    if (name === undefined || value.type.endsWith('Pattern')) return undefined;
    if (value.type === 'Identifier' && value['name'] === 'undefined') return undefined;
    if (isKey(name)) return propertyCut(node, `key ${name}`);
    return isWiring(name) ? propertyCut(node, name) : undefined;
  }
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node['operator']))) {
    const literal = [node['left'], node['right']].find((side) => isNode(side) && isKey(side['value']));
    if (!isNode(literal)) return undefined;
    const instead = node['operator'] === '===' ? 'false' : 'true';
    return { what: `key ${String(literal['value'])}`, start: node.start, end: node.end, inner: node, instead };
  }
  if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'MemberExpression') {
    const name = nameOf(node['callee']['property']);
    const [first] = node['arguments'] as Node[];
    const given = String(first?.['value']);
    const whole = { start: node.start, end: node.end, inner: node, instead: 'undefined' };
    if (name === 'addEventListener') return { what: `listener ${given}`, ...whole };
    if (name === 'setAttribute' && isWiring(given)) return { what: given, ...whole };
  }
  return undefined;
}

/** Names in a destructuring look like properties, but wire nothing. */
const inPatterns = (program: Node): Set<Node> => {
  const found = new Set<Node>();
  for (const node of nodesOf(program))
    if (node.type === 'ObjectPattern') for (const property of node['properties'] as Node[]) found.add(property);
  return found;
};

/**
 * Every mutant of a module: each ARIA attribute, role, label link, event handler and key, removed one by one.
 * @param file path, for the report
 * @param source TypeScript or TSX
 */
export function mutantsOf(file: string, source: string): ReadonlyArray<Mutant> {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]!.message}`);
  const patterns = inPatterns(program as unknown as Node);
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  return [...nodesOf(program as unknown as Node)].flatMap((node) => {
    const cut = patterns.has(node) ? undefined : cutOf(node);
    const cuts = node.type === 'TemplateLiteral' ? templateCuts(node, source) : cut ? [cut] : [];
    return cuts
      .filter(({ inner, instead }) => source.slice(inner.start, inner.end) !== instead)
      .map((each) => ({ file, source, line: lineOf(each.start), ...each }));
  });
}

const asIs = (text: string) => text;

/** The source with the mutant in it. */
export const mutate = ({ source, start, end, instead, write = asIs }: Mutant): string =>
  source.slice(0, start) + write(instead) + source.slice(end);

/**
 * The source with all its mutants, asleep: when the module is evaluated, it checks whether `globalThis.mutant` is the
 * number of one of them. So one test run can wake each in turn, without a rebuild.
 * @param mutants all of one file, at least one
 * @param numberOf the number of a mutant
 */
export function mutateAll(mutants: ReadonlyArray<Mutant>, numberOf: (mutant: Mutant) => number): string {
  const { source } = mutants[0]!;
  const textOf = (from: number, to: number, within: ReadonlyArray<Mutant>): string => {
    let text = '';
    let at = from;
    for (const mutant of within.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
      const { start, end, inner, instead, toExpression = asIs, write = asIs } = mutant;
      // It lies inside the previous one, which already wrote it.
      if (start < at) continue;
      const nested = within.filter((each) => each !== mutant && each.start >= inner.start && each.end <= inner.end);
      const original = toExpression(textOf(inner.start, inner.end, nested));
      text += source.slice(at, start) + write(`(awakeMutant === ${numberOf(mutant)} ? ${instead} : (${original}))`);
      at = end;
    }
    return text + source.slice(at, to);
  };
  return `const awakeMutant = globalThis.mutant;${textOf(0, source.length, mutants)}`;
}
