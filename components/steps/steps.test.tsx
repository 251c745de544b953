// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { byRole, mount } from '../field/testing.tsx';
import { Steps } from './index.ts';

const steps = [
  { name: 'Koszyk', href: '/basketedit.php' },
  { name: 'Dostawa i płatność', href: '/order1.php' },
  { name: 'Podsumowanie', href: '/order2.php' },
  { name: 'Gotowe' },
];
const render = (current: number) => mount(<Steps steps={steps} current={current} />).container;

describe('Steps', () => {
  it('is an ordered, named list of all steps', () => {
    const list = byRole(render(2), 'list', 'Kroki zamówienia');
    expect(list.tagName).toBe('OL');
    expect(list.children).toHaveLength(4);
  });

  it('marks the current step, in one way on phones and in another on wider screens', () => {
    const current = [...render(2).querySelectorAll('[aria-current="step"]')];
    expect(current).toHaveLength(1);
    expect([...current[0]!.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
      'Krok 2 z\u00a04: Dostawa i płatność',
      'Dostawa i płatność',
    ]);
  });

  it('marks finished steps as done, with links back', () => {
    const [first, second, third] = [...render(3).querySelectorAll('li')];
    expect([first, second].map((item) => item?.textContent)).toEqual(['gotowe: Koszyk', 'gotowe: Dostawa i płatność']);
    expect([...render(3).querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/basketedit.php',
      '/order1.php',
    ]);
    expect(third?.querySelector('a')).toBeNull();
  });

  it('has no links ahead', () => {
    expect(render(1).querySelectorAll('a')).toHaveLength(0);
  });

  it('keeps the gable and the check from screen readers', () => {
    const drawings = [...render(3).querySelectorAll('svg')];
    expect(drawings).toHaveLength(3);
    for (const drawing of drawings) expect(drawing.getAttribute('aria-hidden')).toBe('true');
  });
});
