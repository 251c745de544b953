import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentComponents } from '../../.storybook/docgen/document-components.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{components,patterns}/*/*.tsx', {
  cwd: root,
  exclude: ['**/*.{test,stories}.tsx'],
}).toSorted();

/** The names that a file's folder exports. */
const exportedBeside = (file: string): ReadonlySet<string> =>
  new Set(readFileSync(join(root, dirname(file), 'index.ts'), 'utf8').match(/\b[A-Z]\w*/g));

/** The public components as in the workshop's prop tables and llms.txt. */
const components = sources.flatMap((file) =>
  documentComponents(readFileSync(join(root, file), 'utf8'), join(root, file)).flatMap(
    ({ displayName = '', description = '', props = {} }) =>
      exportedBeside(file).has(displayName) ? [{ file, displayName, description, props }] : [],
  ),
);

describe('the prop tables', () => {
  it('are read from the components of the kit', () => {
    expect(components.length).toBeGreaterThan(60);
    const button = components.find(({ displayName }) => displayName === 'Button');
    expect(button?.props['tone']?.description).toContain('the one main action of a view');
    // Alternatives too, which only our own handler finds.
    expect(components.find(({ displayName }) => displayName === 'TextField')?.props).toHaveProperty('aria-labelledby');
  });

  it('name what stands for a type parameter, and unions as they are written', () => {
    const typesOf = (name: string) => {
      const { props } = components.find(({ displayName }) => displayName === name)!;
      return ['value', 'today', 'timeRules', 'onChange'].map((prop) => props[prop]?.tsType?.name);
    };
    expect(typesOf('DateTimeRangePicker')).toEqual([
      'RangeOf<CalendarDateTime> | null',
      'CalendarDate',
      'TimeRules | ((date: CalendarDate) => TimeRules)',
      '((range: RangeOf<CalendarDateTime> | null) => void)',
    ]);
    expect(typesOf('DateField').slice(0, 2)).toEqual(['CalendarDate | null', 'CalendarDate']);
  });

  it.each(components)('describe $displayName and each of its props in words', ({ description, props }) => {
    expect(description.trim()).not.toBe('');
    const silent = Object.entries(props).filter(([, prop]) => !prop.description?.trim());
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});
