import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutantsOf, mutate, mutateAll } from '../mutation/mutants.ts';
import { pageWithResults, tableOf } from '../mutation/table.ts';

const mutants = (source: string) => mutantsOf('x.tsx', source).map((mutant) => [mutant.what, mutate(mutant)]);

describe('the mutants of a component', () => {
  it.each([
    ['an attribute', '<b aria-busy={busy} id="x" />', 'aria-busy', '<b aria-busy={undefined} id="x" />'],
    ['a role', '<b role="group" />', 'role', '<b role={undefined} />'],
    ['a label link', '<label htmlFor={id} />', 'htmlFor', '<label htmlFor={undefined} />'],
    ['a handler', '<b onKeyDown={go} />', 'onKeyDown', '<b onKeyDown={undefined} />'],
    ['a property', "({ 'aria-invalid': bad, id })", 'aria-invalid', '({ ...{}, id })'],
    ['a shorthand handler', '({ onClick })', 'onClick', '({ ...{} })'],
    ['a method', '({ onClick() {} })', 'onClick', '({ ...{} })'],
    ['an attribute without a value', '<b aria-hidden id="x" />', 'aria-hidden', '<b aria-hidden={undefined} id="x" />'],
    ['an attribute that a script sets', "node.setAttribute('role', role)", 'role', 'undefined'],
    ['a key of a table', '({ ArrowUp: more })', 'key ArrowUp', '({ ...{} })'],
    ['a key that is asked for', "event.key === 'Enter' && go()", 'key Enter', 'false && go()'],
    ['a key that is refused', "if (event.key !== 'Escape') stop()", 'key Escape', 'if (true) stop()'],
    ['an attribute in a template', 'x(`<b id="${id}" aria-live="${how}">`)', 'aria-live', 'x(`<b id="${id}"${\'\'}>`)'],
    ['a listener', "form.addEventListener('reset', clear)", 'listener reset', 'undefined'],
  ])('takes away %s', (_, source, what, mutated) => {
    expect(mutants(source)).toEqual([[what, mutated]]);
  });

  it.each([
    ['a destructured prop', 'const { onClick, role } = props'],
    ['a destructured parameter', "({ 'aria-label': label }) => label"],
    ['a type', "interface Props { onClick: () => void; 'aria-label': string }"],
    ['what is nothing already', "({ 'aria-label': undefined })"],
    ['other names', '<b id={id} className="one" onward />'],
  ])('leaves %s', (_, source) => {
    expect(mutants(source)).toEqual([]);
  });

  it('names the line', () => {
    expect(mutantsOf('x.tsx', '<b>\n  <i role="img" />\n</b>')).toMatchObject([{ file: 'x.tsx', line: 2 }]);
  });

  it('sleep in one source together until each is woken', () => {
    const source =
      "({ onKeyDown(event) { return event.key === 'Enter' ? 'sent' : 'typed'; }, 'aria-label': `<b role=\"x${1}\">` })";
    const all = mutantsOf('x.ts', source);
    const woken = (number: number) => {
      Object.assign(globalThis, { mutant: number });
      // eslint-disable-next-line no-eval
      const props = (0, eval)(`{${mutateAll(all, (mutant) => all.indexOf(mutant))}}`) as {
        onKeyDown?: (event: object) => string;
        'aria-label'?: string;
      };
      return [props.onKeyDown?.({ key: 'Enter' }), props['aria-label']];
    };
    expect(all.map(({ what }) => what)).toEqual(['onKeyDown', 'key Enter', 'aria-label', 'role']);
    expect([-1, 0, 1, 2, 3].map(woken)).toEqual([
      ['sent', '<b role="x1">'],
      [undefined, '<b role="x1">'],
      ['typed', '<b role="x1">'],
      ['sent', undefined],
      ['sent', '<b>'],
    ]);
  });
});

describe('the table of results', () => {
  it('has a row per component, the sum, each survivor', () => {
    const table = tableOf([
      { component: 'switch', mutants: 1, killed: 1, survivors: [] },
      { component: 'card', mutants: 0, killed: 0, survivors: [] },
      { component: 'alert', mutants: 2, killed: 1, survivors: ['alert.tsx:7 role'] },
    ]);
    expect(table.split('\n').filter(Boolean).slice(2)).toEqual([
      '| alert | 2 | 1 | 50 % |',
      '| switch | 1 | 1 | 100 % |',
      '| **all** | 3 | 2 | 66.6 % |',
      'Nothing of their own to take away: card.',
      'Survivors:',
      '- `alert.tsx:7 role`',
    ]);
  });

  it('in the docs matches the committed results', async () => {
    expect(readFileSync('docs/accessibility/mutation.md', 'utf8')).toBe(await pageWithResults());
  });
});
