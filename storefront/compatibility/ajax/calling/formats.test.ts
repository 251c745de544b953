import { expect, it } from 'vitest';
import { jsonAsHtml } from './formats.ts';

it('JSON served as a page contains no element, and is the same JSON', () => {
  const value = { name: '<img src=x onerror=alert(1)>', '</script>': 'a & b' };
  const written = jsonAsHtml.write(value);
  expect(written).not.toMatch(/[<>&]/);
  expect(JSON.parse(written)).toEqual(value);
});
