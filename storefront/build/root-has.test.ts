import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { withoutRootHas } from './root-has.mjs';

const build = (selector: string) => () =>
  transform({
    filename: 'page.css',
    code: Buffer.from(`@layer storefront { @media print { ${selector} { color: red } } }`),
    visitor: withoutRootHas,
  });

describe('a built sheet', () => {
  it.each([
    'html:has(dialog) body > *',
    'html:has(dialog)',
    'body:has([data-bar]) .bar',
    ':root.fixed:has(.bar:not([hidden])) :is(a, b)',
    'html:not(:has(dialog))',
    ':where(html:has(dialog)) *',
    'p, body:has(dialog) > *',
  ])('is refused with %s', (selector) => {
    expect(build(selector)).toThrow('":has()" at the root of the page');
  });

  it.each([
    'html .field:has(:disabled)',
    'fieldset:has(:checked) > *',
    'fieldset > :has(:checked)',
    'html[data-lock] body > *',
    ':root.fixed .a:not(:has(b))',
    ':where(html[data-lock]) :is(a, dialog:not(:has(dialog)))',
  ])('may have %s', (selector) => {
    expect(build(selector)).not.toThrow();
  });
});
