import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cssTypes, cssValue } from './dtcg.ts';
import type { ColorValue, DimensionValue, TypographyValue } from './dtcg.ts';
import { merge, resolveTokens } from './resolve.ts';
import type { ResolvedToken } from './resolve.ts';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'source');
const read = (path: string): object => JSON.parse(readFileSync(join(folder, path), 'utf8')) as object;

interface Reference {
  readonly $ref: string;
}
interface Resolver {
  readonly version: string;
  readonly sets: Readonly<Record<string, { readonly sources: ReadonlyArray<Reference> }>>;
  readonly modifiers: Readonly<
    Record<string, { readonly default?: string; readonly contexts: Readonly<Record<string, ReadonlyArray<Reference>>> }>
  >;
  readonly resolutionOrder: ReadonlyArray<Reference>;
}
const resolver = read('witryna.resolver.json') as Resolver;

/** The files of one choice of contexts, in the order of the resolver document (Resolver Module 2025.10, section 6). */
const filesOf = (choice: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name] = /^#\/(sets|modifiers)\/(.+)$/.exec($ref) ?? [];
    if (kind === 'sets') return resolver.sets[name!]!.sources.map((source) => source.$ref);
    const modifier = resolver.modifiers[name!]!;
    return modifier.contexts[choice[name!] ?? modifier.default!]!.map((source) => source.$ref);
  });

/** Every combination of contexts: 5 themes, 2 motions, 2 densities, 2 pointers, 4 levels. */
const choices = Object.entries(resolver.modifiers).reduce<ReadonlyArray<Readonly<Record<string, string>>>>(
  (all, [name, { contexts }]) =>
    all.flatMap((choice) => Object.keys(contexts).map((context) => ({ ...choice, [name]: context }))),
  [{}],
);

const isColor = ({ colorSpace, components, alpha, hex }: ColorValue): boolean =>
  colorSpace === 'srgb' &&
  components.length === 3 &&
  components.every((part) => part >= 0 && part <= 1) &&
  (alpha === undefined || (alpha >= 0 && alpha <= 1)) &&
  /^#[\dA-F]{6}$/.test(hex ?? '') &&
  components.every(
    (part, index) => Math.round(part * 255) === Number.parseInt(hex!.slice(1 + 2 * index, 3 + 2 * index), 16),
  );
const isDimension = ({ value, unit }: DimensionValue): boolean =>
  Number.isFinite(value) && ['px', 'rem'].includes(unit);

/** What the Format Module 2025.10 says of each type that the sources use. */
const checks: Readonly<Record<string, (value: never) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  duration: ({ value, unit }: DimensionValue) => value >= 0 && ['ms', 's'].includes(unit),
  number: (value: number) => Number.isFinite(value),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  fontFamily: (names: ReadonlyArray<string>) => names.length > 0 && names.every((name) => typeof name === 'string'),
  cubicBezier: (points: ReadonlyArray<number>) =>
    points.length === 4 && [points[0]!, points[2]!].every((x) => x >= 0 && x <= 1),
  shadow: (value: {
    color: ColorValue;
    offsetX: DimensionValue;
    offsetY: DimensionValue;
    blur: DimensionValue;
    spread: DimensionValue;
  }) => isColor(value.color) && [value.offsetX, value.offsetY, value.blur, value.spread].every(isDimension),
  typography: (value: TypographyValue) =>
    value.fontFamily.length > 0 &&
    isDimension(value.fontSize) &&
    isDimension(value.letterSpacing) &&
    value.fontWeight > 0 &&
    value.lineHeight > 0,
};

const wrong = (tokens: ReadonlyMap<string, ResolvedToken>): ReadonlyArray<string> =>
  [...tokens].filter(([, token]) => !(checks[token.type]?.(token.value as never) ?? false)).map(([path]) => path);

/** Names and reserved words that the format does not allow, by path. */
const badNames = (node: object, path = ''): ReadonlyArray<string> => {
  const allowed = new Set(['$type', '$value', '$description', '$extensions', '$deprecated', '$schema']);
  return Object.entries(node).flatMap(([name, child]) => {
    if (name.startsWith('$')) return allowed.has(name) ? [] : [`${path}.${name}`];
    const here = path ? `${path}.${name}` : name;
    const own = /[{}.]/.test(name) ? [here] : [];
    return typeof child === 'object' && child !== null ? [...own, ...badNames(child as object, here)] : [...own, here];
  });
};

const tokenFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => relative(folder, join(folder, path)))
  .filter((path) => path.endsWith('.json') && !path.endsWith('.resolver.json'));

describe('token sources', () => {
  it('are all named by the resolver, and nothing else is', () => {
    const named = new Set(choices.flatMap(filesOf));
    expect([...named].sort()).toEqual([...tokenFiles].sort());
    expect(resolver.version).toBe('2025.10');
  });

  it.each(tokenFiles)('%s uses valid names and words of the format only', (path) => {
    expect(badNames(read(path))).toEqual([]);
  });

  it.each(choices)(
    'hold valid values in theme $theme, motion $motion, density $density, pointer $pointer, level $level',
    (choice) => {
      const tokens = resolveTokens(filesOf(choice).map(read));
      expect(tokens.size).toBeGreaterThan(150);
      expect(wrong(tokens)).toEqual([]);
    },
  );

  it('define the same names in every theme and at every level', () => {
    const words = choices.map((choice) => [...resolveTokens(filesOf(choice).map(read)).keys()].sort().join());
    expect(new Set(words).size).toBe(1);
  });
});

describe('the checks themselves', () => {
  const valueOf = (token: object) => wrong(resolveTokens([{ broken: token }]));
  it.each([
    [
      'a colour outside its space',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [1.2, 0, 0], hex: '#FF0000' } },
    ],
    [
      'a colour whose hex differs',
      { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0], hex: '#FE0000' } },
    ],
    ['a length in em', { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
    ['a curve that goes back in time', { $type: 'cubicBezier', $value: [-0.1, 0, 1, 1] }],
    ['an unknown type', { $type: 'colour', $value: '#FFF' }],
  ])('find %s', (_name, token) => {
    expect(valueOf(token)).toEqual(['broken']);
  });
});

describe('resolving', () => {
  it('follows references through groups and inside composite values', () => {
    const tokens = resolveTokens([
      { base: { $type: 'dimension', small: { $value: { value: 8, unit: 'px' } } } },
      { gap: { $value: '{base.small}' }, inner: { $type: 'dimension', both: { $value: '{gap}' } } },
    ]);
    expect(tokens.get('gap')).toMatchObject({ type: 'dimension', value: { value: 8, unit: 'px' } });
    expect(cssValue('dimension', tokens.get('inner.both')!.value)).toBe('8px');
  });

  it('reports a reference to nothing, a circle and a missing type', () => {
    expect(() => resolveTokens([{ a: { $type: 'color', $value: '{b}' } }])).toThrow('"a" refers to "b"');
    expect(() =>
      resolveTokens([{ a: { $type: 'color', $value: '{b}' }, b: { $type: 'color', $value: '{a}' } }]),
    ).toThrow('a > b > a');
    expect(() => resolveTokens([{ a: { $value: 1 } }])).toThrow('"a" has no type');
  });

  it('lets a later file win', () => {
    expect(merge([{ a: { x: { $value: 1 } } }, { a: { x: { $value: 2 }, y: { $value: 3 } } }])).toEqual({
      a: { x: { $value: 2 }, y: { $value: 3 } },
    });
  });

  it('rejects a composite type as one value', () => {
    expect(cssTypes).not.toContain('typography');
    expect(() => cssValue('typography', {})).toThrow('no single CSS value');
  });
});
