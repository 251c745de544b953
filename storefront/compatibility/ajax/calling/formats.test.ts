import { expect, it } from 'vitest';
import { jsonAsHtml } from './formats.ts';

it('JSON that is served as a page has no element in it, and is the same JSON', () => {
  const value = { name: '<img src=x onerror=alert(1)>', '</script>': 'a & b' };
  const written = jsonAsHtml.write(value);
  expect(written).not.toMatch(/[<>&]/);
  expect(JSON.parse(written)).toEqual(value);
});
