import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rawValues } from './raw-values.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = globSync('{components,patterns,storefront}/**/*.css.ts', { cwd: root }).sort();

describe('styles outside tokens/', () => {
  it('use tokens for every colour, length and duration', () => {
    expect(files.length).toBeGreaterThan(40);
    const raw = files.flatMap((file) =>
      rawValues(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, kind, text }) => `${file}:${line} ${kind} ${text}`,
      ),
    );
    expect(raw).toEqual([]);
  });
});

const texts = (rule: string) =>
  rawValues('rule.css.ts', `import { vars } from './12px/red';\nexport const rule = style(${rule});`).map(
    ({ kind, text }) => `${kind} ${text}`,
  );

describe('the search for raw values', () => {
  it.each([
    ['a hex colour', `{ color: '#fbf8f3' }`, ['colour #fbf8f3']],
    ['a hex colour with alpha', '{ border: `${vars.size.hairline} solid #0008` }', ['colour #0008']],
    ['a colour function', `{ color: 'rgb(1 2 3 / 0.5)' }`, ['colour rgb(']],
    ['a colour function in capitals', `{ color: 'HSL(1 2% 3%)' }`, ['colour HSL(']],
    ['a colour space', `{ fill: 'color(display-p3 1 0 0)' }`, ['colour color(']],
    ['a named colour', `{ backgroundColor: 'White' }`, ['colour White']],
    ['a named colour in a mixture', `{ color: 'color-mix(in srgb, red 30%, transparent)' }`, ['colour red']],
    ['pixels', `{ width: '12px' }`, ['length 12px']],
    ['a negative length', `{ margin: '0 -1.5px' }`, ['length -1.5px']],
    ['root ems', `{ fontSize: '.9375rem' }`, ['length .9375rem']],
    ['printers’ points', `{ fontSize: '12pt' }`, ['length 12pt']],
    ['a length in a calculation', '{ width: `calc(100% - 2 * (${vars.space[4]} + 3px))` }', ['length 3px']],
    ['a unit behind an expression', '{ width: `${columns}px` }', ['length ${…}px']],
    ['a unit behind a sum', "{ width: columns + 'rem', height: rows + 'fr' }", ['length ${…}rem']],
    ['milliseconds', '{ transition: `opacity 150ms ${vars.motion.easing}` }', ['duration 150ms']],
    ['seconds', '{ animation: `${turn} 1s linear` }', ['duration 1s']],
    ['a number that becomes pixels', '{ width: 12 }', ['length width: 12']],
    ['a negative number', '{ marginTop: -12 }', ['length marginTop: 12']],
    ['a number among choices', '{ padding: isWide ? 12 : 0 }', ['length padding: 12']],
    ['a number as a fallback', `{ inset: ['1lh', 4] }`, ['length inset: 4']],
    ['a number behind an assertion', '{ gap: 8 as const }', ['length gap: 8']],
    ['a width in a condition', `{ '@media': { '(min-width: 600px)': {} } }`, ['length 600px']],
    ['a width in a made condition', '{ [`(min-width: ${from}px)`]: {} }', ['length ${…}px']],
    ['a fault deep inside', `{ selectors: { '&:hover': { color: 'tan' } } }`, ['colour tan']],
  ])('finds %s', (_fault, rule, expected) => {
    expect(texts(rule)).toEqual(expected);
  });

  it('finds a number behind a name', () => {
    expect(rawValues('rule.css.ts', 'const edge = 12;\n\nexport const a = style({ width: edge });')).toEqual([
      { line: 3, kind: 'length', text: 'width: 12' },
    ]);
  });

  it('finds several faults of one value, each with its line', () => {
    const source = "export const a = style({\n  boxShadow: 'inset 0 0 0 1px red',\n  top: 3,\n});";
    expect(rawValues('rule.css.ts', source)).toEqual([
      { line: 2, kind: 'colour', text: 'red' },
      { line: 2, kind: 'length', text: '1px' },
      { line: 3, kind: 'length', text: 'top: 3' },
    ]);
  });

  it.each([
    ['tokens', '{ color: vars.color.ink, width: component.gable.width }'],
    ['nought', `{ margin: 0, padding: '0 auto', top: '0px', transition: 'none 0s' }`],
    [
      'proportions',
      `{ width: '50%', gap: '1em 2ch', height: '3lh', maxHeight: '50vh', gridTemplateColumns: '1fr 2fr' }`,
    ],
    ['container and window units', `{ width: 'min(100cqw, 100dvh)' }`],
    ['calculations with tokens', '{ margin: `calc(-1 * (${vars.size.hairline} + 100%) / 2)` }'],
    ['numbers without a unit', '{ lineHeight: 1.5, flex: 1, zIndex: 100, opacity: 0.5, fontWeight: 600, order: -1 }'],
    ['strokes in units of their picture', '{ strokeWidth: 1.5 }'],
    [
      'the colours of the text and of the system',
      `{ color: 'currentColor', fill: 'transparent', outlineColor: 'GrayText' }`,
    ],
    ['words of the system in forced colours', '{ outline: `${vars.size.chosen} solid Highlight` }'],
    ['words in quotes', `{ content: '"5s" / "red"', gridTemplateAreas: '"gray tan"' }`],
    ['names of classes in selectors', "{ selectors: { '.red > &:nth-child(2n + 1)': {} } }"],
    ['conditions of the reader', `{ '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } } }`],
    ['angles', `{ transform: 'rotate(45deg) scale(1.2)' }`],
    ['comments', '{ /* 12px red 1s */ }'],
  ])('allows %s', (_value, rule) => {
    expect(texts(rule)).toEqual([]);
  });

  it('rejects an unreadable file', () => {
    expect(() => rawValues('rule.css.ts', 'export const = 1')).toThrow('rule.css.ts');
  });
});
