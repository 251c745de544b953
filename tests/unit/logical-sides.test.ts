import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { physicalSides } from './physical-sides.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('{tokens,components,patterns,storefront}/**/*.css.ts', { cwd: root }).sort();

/** Places that mean left and right in any text direction, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  'components/checkbox/checkbox.css.ts borderWidth: 0 component.checkbox.checkStroke component.checkbox.checkStroke 0':
    'a check mark is drawn the same way in every script',
  'storefront/features/catalogue/pages/home/page.css.ts translate: -50% -50%':
    'the pin has its middle on a spot of the photograph, and no photograph is mirrored',
};

describe('styles', () => {
  it('use start and end, so that a mirrored page works', () => {
    expect(files.length).toBeGreaterThan(40);
    const tied = files.flatMap((file) =>
      physicalSides(file, readFileSync(join(root, file), 'utf8')).map(({ line, text }) => ({ file, line, text })),
    );
    expect(
      tied
        .filter(({ file, text }) => !(`${file} ${text}` in allowed))
        .map(({ file, line, text }) => `${file}:${line} ${text}`),
    ).toEqual([]);
    // Unused exceptions must go.
    expect(Object.keys(allowed).filter((entry) => !tied.some(({ file, text }) => `${file} ${text}` === entry))).toEqual(
      [],
    );
  });
});

const texts = (rule: string) =>
  physicalSides('rule.css.ts', `export const rule = style(${rule});`).map(({ text }) => text);

describe('the search for left and right', () => {
  it.each([
    ['an edge', '{ left: 0 }', ['left']],
    ['a margin', '{ marginLeft: vars.space[4] }', ['marginLeft']],
    ['one side of a border', `{ borderRightColor: 'currentColor' }`, ['borderRightColor']],
    ['a corner', '{ borderTopLeftRadius: 0 }', ['borderTopLeftRadius']],
    ['a property in quotes', `{ 'padding-right': 0 }`, ['padding-right']],
    ['alignment', `{ textAlign: 'right' }`, ['textAlign: right']],
    ['alignment among choices', `{ textAlign: isEnd ? 'right' : 'start' }`, ['textAlign: right']],
    ['alignment as a fallback', `{ float: ['inline-end', 'right'] }`, ['float: right']],
    ['four values that differ', `{ padding: '0 4ch 0 2ch' }`, ['padding: 0 4ch 0 2ch']],
    [
      'four values of tokens that differ',
      '{ margin: `0 ${vars.space[4]} 0 ${vars.space[8]}` }',
      ['margin: 0 vars.space[4] 0 vars.space[8]'],
    ],
    ['corners that differ', '{ borderRadius: `${vars.radius.panel} 0` }', ['borderRadius: vars.radius.panel 0']],
    [
      'a gradient',
      `{ backgroundImage: 'linear-gradient(to right, red, tan)' }`,
      ['backgroundImage: linear-gradient(to right, red, tan)'],
    ],
    ['a place of a picture', `{ backgroundPosition: 'right center' }`, ['backgroundPosition: right center']],
    ['a way to go', `{ transform: 'translateX(50%)' }`, ['transform: translateX(50%)']],
    ['two ways to go', `{ transform: 'translate(-50%, 0)' }`, ['transform: translate(-50%, 0)']],
    ['a way to go by itself', `{ translate: '100% 0' }`, ['translate: 100% 0']],
    ['a fault deep inside', `{ selectors: { '&:hover': { right: 0 } } }`, ['right']],
  ])('finds %s', (_fault, rule, expected) => {
    expect(texts(rule)).toEqual(expected);
  });

  it.each([
    ['start and end', '{ insetInlineStart: 0, marginInlineEnd: 0, borderStartStartRadius: 0 }'],
    ['top and bottom', '{ top: 0, marginBottom: 0, borderTopWidth: 0 }'],
    ['logical alignment', `{ textAlign: 'end', float: 'inline-start' }`],
    ['values that are equal on both sides', `{ padding: '0 2ch 1ch 2ch', margin: '0 auto', inset: '0 0 auto 0' }`],
    ['three values', '{ padding: `0 ${vars.space[4]} 2ch` }'],
    ['one radius', '{ borderRadius: vars.radius.panel }'],
    ['corners that are mirrored', `{ borderRadius: '1ch 1ch 0 0' }`],
    ['a way up', `{ transform: 'translateY(-50%)', translate: '0 50%' }`],
    ['a move of nothing', `{ transform: 'translate(0, 1ch)' }`],
    ['names of rules', '{ selectors: { ".left &": { color: vars.color.ink } } }'],
  ])('allows %s', (_value, rule) => {
    expect(texts(rule)).toEqual([]);
  });

  it('checks properties, not the names of variants', () => {
    expect(
      physicalSides('a.css.ts', 'export const side = styleVariants({ left: { top: 0 }, right: { top: 0 } });'),
    ).toEqual([]);
  });

  it('reports the line', () => {
    expect(physicalSides('a.css.ts', 'const a = 1;\n\nexport const b = style({ right: a });')).toEqual([
      { line: 3, text: 'right' },
    ]);
  });

  it('rejects an unreadable file', () => {
    expect(() => physicalSides('rule.css.ts', 'export const = 1')).toThrow('rule.css.ts');
  });
});
