import { transform } from 'lightningcss';
import { parseSync } from 'vite';

/** A value in a style that is a literal number or colour instead of a token. */
export interface RawValue {
  readonly line: number;
  readonly kind: 'colour' | 'length' | 'duration';
  /** The value as written. */
  readonly text: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

/**
 * Numbers that vanilla-extract 1.21.3 leaves alone; it adds "px" to the numbers of all other properties. The last one
 * is no CSS property but the length of a list.
 */
const unitless = new Set(
  [
    'animationIterationCount borderImage borderImageOutset borderImageSlice borderImageWidth columnCount columns flex',
    'flexGrow flexShrink fontWeight gridArea gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart',
    'initialLetter lineClamp lineHeight maxLines opacity order orphans scale tabSize WebkitLineClamp widows zIndex zoom',
    'fillOpacity floodOpacity maskBorder maskBorderOutset maskBorderSlice maskBorderWidth shapeImageThreshold',
    'stopOpacity strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth length',
  ].flatMap((names) => names.split(' ')),
);

/** Placeholder for an expression in a template literal. */
const slot = '\u0000';
const amount = String.raw`(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+)|${slot})`;
const lengths = new RegExp(`${amount}(?:px|rem|pt|pc|cm|mm|in|q)\\b`, 'gi');
const durations = new RegExp(`${amount}m?s\\b`, 'gi');
const colors = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const words = /(?<![\w.#-])[a-z]+(?![\w(-])/gi;

const knownWords = new Map<string, boolean>();

/** Whether CSS knows the word as a fixed colour. Colours of the system and of the text do not count. */
const isNamedColor = (word: string): boolean => {
  const known = knownWords.get(word);
  if (known !== undefined) return known;
  let isFixed = false;
  transform({
    filename: 'word.css',
    code: new TextEncoder().encode(`a { color: ${word} }`),
    errorRecovery: true,
    visitor: {
      Color(color) {
        isFixed = typeof color === 'object' && color.type === 'rgb' && color.alpha > 0;
      },
    },
  });
  knownWords.set(word, isFixed);
  return isFixed;
};

const amounts = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(pattern)]
    .filter(([, number]) => Number(number) !== 0)
    .map(([whole]) => whole.replace(slot, '${…}'));

const measuresIn = (text: string): ReadonlyArray<Omit<RawValue, 'line'>> => [
  ...amounts(text, lengths).map((found) => ({ kind: 'length' as const, text: found })),
  ...amounts(text, durations).map((found) => ({ kind: 'duration' as const, text: found })),
];

const valuesIn = (text: string): ReadonlyArray<Omit<RawValue, 'line'>> => {
  // Quoted words are content or names of grid areas.
  const bare = text.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');
  return [
    ...[...bare.matchAll(colors)].map(([found]) => ({ kind: 'colour' as const, text: found })),
    ...(bare.match(words) ?? []).filter(isNamedColor).map((found) => ({ kind: 'colour' as const, text: found })),
    ...measuresIn(bare),
  ];
};

/** A property's name, quoted or not. */
const nameOf = ({ name, value }: SyntaxNode): string | undefined =>
  typeof name === 'string' ? name : typeof value === 'string' ? value : undefined;

const isNode = (part: unknown): part is SyntaxNode => typeof part === 'object' && part !== null && 'type' in part;
const children = (node: SyntaxNode): ReadonlyArray<SyntaxNode> => Object.values(node).flat().filter(isNode);

/** These pass a value to its property unchanged. */
const handingOn = new Set(['ArrayExpression', 'ConditionalExpression', 'LogicalExpression', 'UnaryExpression']);

const textOf = (template: SyntaxNode): string =>
  (template['quasis'] as ReadonlyArray<{ value: { cooked: string } }>).map(({ value }) => value.cooked).join(slot);

/**
 * All literal colours, absolute lengths and durations in a style file's source, in order. Lengths are also numbers that
 * vanilla-extract turns into pixels. Zero is no measure; units relative to type or window (em, ch, lh, %, fr, vw and so
 * on) are proportions.
 */
export const rawValues = (path: string, source: string): ReadonlyArray<RawValue> => {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);

  const numbers = new Map<string, number>();
  const found: RawValue[] = [];
  const add = (node: SyntaxNode, values: ReadonlyArray<Omit<RawValue, 'line'>>): void => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push(...values.map((value) => ({ line, ...value })));
  };
  const addNumber = (node: SyntaxNode, value: number | undefined, property: string | undefined): void => {
    if (value === undefined || value === 0 || property === undefined || unitless.has(property)) return;
    add(node, [{ kind: 'length', text: `${property}: ${value}` }]);
  };

  const visitKey = (key: SyntaxNode, isComputed: boolean): void => {
    // A selector may hold any word, but a measure in a condition or a selector is raw, too.
    if (key.type === 'Literal') add(key, measuresIn(String(key['value'])));
    else if (key.type === 'TemplateLiteral') add(key, measuresIn(textOf(key)));
    else if (isComputed) visit(key);
  };

  const visit = (node: SyntaxNode, property?: string): void => {
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('Export') && node['source'])) return;
    if (node.type.startsWith('TS') && !isNode(node['expression'])) return;
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return visit(node['expression'] as SyntaxNode, property);
      case 'VariableDeclarator': {
        const [name, value] = [node['id'] as SyntaxNode, node['init'] as SyntaxNode | null];
        if (typeof value?.['value'] === 'number') numbers.set(nameOf(name) ?? '', value['value']);
        break;
      }
      case 'Property': {
        const key = node['key'] as SyntaxNode;
        visitKey(key, node['computed'] === true);
        return visit(node['value'] as SyntaxNode, nameOf(key));
      }
      case 'Literal':
        if (typeof node['value'] === 'string') add(node, valuesIn(node['value']));
        if (typeof node['value'] === 'number') addNumber(node, node['value'], property);
        return;
      case 'Identifier':
        return addNumber(node, numbers.get(nameOf(node) ?? ''), property);
      case 'TemplateLiteral':
        add(node, valuesIn(textOf(node)));
        break;
      case 'BinaryExpression': {
        const behind = (node['right'] as SyntaxNode)['value'];
        if (node['operator'] === '+' && typeof behind === 'string')
          add(node, measuresIn(slot + /^\w*/.exec(behind)![0]));
        break;
      }
    }
    const below = handingOn.has(node.type) ? property : undefined;
    for (const child of children(node)) visit(child, below);
  };

  visit(program as unknown as SyntaxNode);
  return found;
};
