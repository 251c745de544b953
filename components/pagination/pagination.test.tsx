// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { byRole, mount, nameOf } from '../field/testing.tsx';
import { Pagination, pageRange } from './index.ts';

describe('pageRange', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 4 5'],
    [1, 12, '1 2 3 gap 12'],
    [2, 12, '1 2 3 gap 12'],
    [3, 12, '1 2 3 4 gap 12'],
    [4, 12, '1 2 3 4 5 gap 12'],
    [5, 12, '1 gap 4 5 6 gap 12'],
    [6, 12, '1 gap 5 6 7 gap 12'],
    [9, 12, '1 gap 8 9 10 11 12'],
    [11, 12, '1 gap 10 11 12'],
    [12, 12, '1 gap 10 11 12'],
  ])('on page %d of %d is %s', (current, count, expected) => {
    expect(pageRange(current, count).join(' ')).toBe(expected);
  });
});

const render = (current: number, count = 12) =>
  mount(<Pagination current={current} count={count} addressOf={(page) => `?page=${page}`} />).container;

describe('Pagination', () => {
  it('is a named navigation of links', () => {
    const container = render(6);
    expect(container.querySelector('nav')?.getAttribute('aria-label')).toBe('Stronicowanie');
    expect([...container.querySelectorAll('a')].map((link) => [nameOf(link), link.getAttribute('href')])).toEqual([
      ['Poprzednia strona', '?page=5'],
      ['Strona 1', '?page=1'],
      ['Strona 5', '?page=5'],
      ['Strona 6', '?page=6'],
      ['Strona 7', '?page=7'],
      ['Strona 12, ostatnia', '?page=12'],
      ['Następna strona', '?page=7'],
    ]);
  });

  it('is a list, also for VoiceOver, including the gaps', () => {
    const list = byRole(render(6), 'list');
    expect([...list.children].map((item) => item.tagName)).toEqual(Array.from({ length: 9 }, () => 'LI'));
  });

  it('marks the current page', () => {
    const container = render(6);
    const current = [...container.querySelectorAll('[aria-current="page"]')];
    expect(current.map((link) => link.textContent)).toEqual(['6']);
  });

  it('has no arrow before the first and after the last page', () => {
    expect(() => byRole(render(1), 'link', 'Poprzednia strona')).toThrow();
    expect(() => byRole(render(12), 'link', 'Następna strona')).toThrow();
  });

  it('announces gaps of pages', () => {
    const gaps = [...render(6).querySelectorAll('[role="img"]')].map((gap) => gap.getAttribute('aria-label'));
    expect(gaps).toEqual(['Pominięte strony', 'Pominięte strony']);
  });

  it('renders nothing for one page', () => {
    expect(render(1, 1).innerHTML).toBe('');
  });
});
