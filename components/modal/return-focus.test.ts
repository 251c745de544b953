// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { goBack } from './return-focus.ts';

it('removes the tabindex from the heading that took focus as a last resort', () => {
  document.body.innerHTML = '<main><h1>Koszyk</h1></main><dialog></dialog><button>Dalej</button>';
  const heading = document.querySelector('h1')!;
  const gone = document.createElement('button');
  goBack(document.querySelector('dialog')!, [gone]);
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1]);
  document.querySelector('button')!.focus();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});
