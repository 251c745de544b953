// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { goBack } from './return-focus.ts';

it('leaves no place in the tab order on the heading that took focus where nothing else was left', () => {
  document.body.innerHTML = '<main><h1>Koszyk</h1></main><dialog></dialog><button>Dalej</button>';
  const heading = document.querySelector('h1')!;
  const gone = document.createElement('button');
  goBack(document.querySelector('dialog')!, [gone]);
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1]);
  document.querySelector('button')!.focus();
  expect(heading.hasAttribute('tabindex')).toBe(false);
});
