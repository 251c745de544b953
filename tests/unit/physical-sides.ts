import { parseSync } from 'vite';

/** A place in a style tied to left or right instead of the start or end of the line. */
export interface PhysicalSide {
  readonly line: number;
  /** The property, and the value if that is what ties it. */
  readonly text: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is SyntaxNode => typeof part === 'object' && part !== null && 'type' in part;
const children = (node: SyntaxNode): ReadonlyArray<SyntaxNode> => Object.values(node).flat().filter(isNode);

/** `left`, `marginLeft`, `borderTopRightRadius`, `scroll-padding-right`: the end of a word that names a side. */
const sideProperty = /^(left|right)$|(Left|Right)(?=$|[A-Z])|-(left|right)\b/;

/** Words and functions that name a side, in the properties where they do. */
const sideValues: ReadonlyArray<readonly [property: RegExp, value: RegExp]> = [
  [/^(textAlign|textAlignLast|float|clear|justify\w+|captionSide)$/, /\b(left|right)\b/],
  [
    /^(background|backgroundPosition|objectPosition|transformOrigin|perspectiveOrigin|mask|maskPosition)$/,
    /\b(left|right)\b/,
  ],
  [
    /^(background|backgroundImage|mask|maskImage|borderImage|borderImageSource)$/,
    /\bto (left|right)\b|\b(?:90|270)deg\b/,
  ],
  [/^transform$/, /\btranslate(?:X|3d)?\((?!\s*0\s*[,)])/],
  [/^translate$/, /^(?!0\b|none)/],
];

/** Four values go clockwise from the top: the second is the right side, the fourth the left. */
const fourSides = /^(margin|padding|inset|borderWidth|borderStyle|borderColor|scrollMargin|scrollPadding)$/;

const partsOf = (value: string): ReadonlyArray<string> => value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];

const isLopsided = (value: string): boolean => {
  const [, right, , left] = partsOf(value);
  return left !== undefined && left !== right;
};

/** The corners go clockwise from the top left one. */
const isLopsidedRadius = (value: string): boolean => {
  const [first, second, third = first, fourth = second] = partsOf(value);
  return second !== undefined && (first !== second || third !== fourth);
};

const isTied = (property: string, value: string): boolean =>
  sideValues.some(([name, side]) => name.test(property) && side.test(value)) ||
  (fourSides.test(property) && isLopsided(value)) ||
  (property === 'borderRadius' && isLopsidedRadius(value));

/** The text of a value; an expression in a template is its own source, so that equal ones stay equal. */
const textOf = (node: SyntaxNode, source: string): string | undefined => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as ReadonlyArray<{ value: { cooked: string } }>;
  const expressions = node['expressions'] as ReadonlyArray<{ start: number; end: number }>;
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return value.cooked + (expression ? source.slice(expression.start, expression.end).replace(/\s/g, '') : '');
    })
    .join('');
};

const keyOf = (node: SyntaxNode): string | undefined => {
  const { name, value } = node['key'] as SyntaxNode;
  if (node['computed'] === true) return undefined;
  return typeof name === 'string' ? name : typeof value === 'string' ? value : undefined;
};

/** All places in a style file's source that know left and right, in order. */
export const physicalSides = (path: string, source: string): ReadonlyArray<PhysicalSide> => {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  const found: PhysicalSide[] = [];

  const judge = (node: SyntaxNode, property: string): void => {
    const text = textOf(node, source);
    if (text !== undefined && isTied(property, text)) {
      found.push({ line: source.slice(0, node.start).split('\n').length, text: `${property}: ${text}` });
    }
    if (text === undefined && node.type !== 'ObjectExpression')
      for (const part of children(node)) judge(part, property);
  };

  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Property' && node['method'] !== true) {
      const property = keyOf(node);
      const value = node['value'] as SyntaxNode;
      // A key with a rule as value is a name, a selector or a condition, no property.
      if (property !== undefined && value.type !== 'ObjectExpression') {
        if (sideProperty.test(property)) {
          found.push({ line: source.slice(0, node.start).split('\n').length, text: property });
        } else judge(value, property);
      }
    }
    for (const part of children(node)) visit(part);
  };
  visit(program as unknown as SyntaxNode);
  return found;
};
