// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { byRole, click, hydrate, mount, nameOf } from '../field/testing.tsx';
import { MenuList, type MenuItem } from './index.ts';
import { readMenuItems } from './read-menu-items.ts';
import { items } from './testing.ts';

describe('MenuList', () => {
  it('lists the page of each department first, and unfolds the current department', () => {
    const html = renderToString(<MenuList items={items} />);
    expect(html).not.toContain('style=');
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    expect(page.querySelector('nav')?.getAttribute('aria-label')).toBe('Działy sklepu');
    expect(
      [...page.querySelectorAll('details')].map((part) => [part.querySelector('summary')?.textContent, part.open]),
    ).toEqual([
      ['Ceramika', true],
      ['Kubki', true],
      ['Len', false],
    ]);
    expect([...page.querySelectorAll('a')].map(nameOf)).toEqual([
      'Cały dział: Ceramika',
      'Cały dział: Kubki',
      'Czarki',
      'Miski',
      'Cały dział: Len',
      'Obrusy',
      'Światło',
    ]);
    expect([...page.querySelectorAll('[aria-current]')].map(nameOf)).toEqual(['Czarki']);
    expect([...page.querySelectorAll('ul')].every((list) => list.getAttribute('role') === 'list')).toBe(true);
    expect(page.querySelectorAll('svg:not([aria-hidden="true"])')).toHaveLength(0);
  });

  it('says all that its items hold, so that they can be read from it', () => {
    const sale: MenuItem = { name: 'Wyprzedaż', address: '/promocje', isSale: true };
    const all: ReadonlyArray<MenuItem> = [
      ...items,
      { name: 'Drewno', address: '/drewno', isCurrent: 'within' },
      sale,
      { ...sale, address: '/ostatnie', items: [{ name: 'Ostatnie sztuki', address: '/ostatnie-sztuki' }] },
    ];
    const { container } = mount(<MenuList items={all} />);
    container.querySelector('details')!.open = true;
    expect(readMenuItems(container.querySelector('nav > ul')!)).toEqual(all);
  });

  it('marks the department of a page that is not in the menu', () => {
    const { container } = mount(<MenuList items={[{ name: 'Len', address: '/len', isCurrent: 'within' }]} />);
    expect(container.querySelector('a')?.getAttribute('aria-current')).toBe('true');
  });

  it('reports a followed link, not an unfolded department [T-26 part]', () => {
    const onNavigate = vi.fn();
    const { container } = mount(<MenuList items={items} label="Menu" onNavigate={onNavigate} />);
    expect(container.querySelector('nav')?.getAttribute('aria-label')).toBe('Menu');
    container.addEventListener('click', (event) => event.preventDefault());
    click(container.querySelectorAll('summary')[2]!);
    expect(onNavigate).not.toHaveBeenCalled();
    click(byRole(container, 'link', 'Obrusy'));
    expect(onNavigate).toHaveBeenCalledTimes(1);
  });

  it('needs no onNavigate, and keeps what was unfolded before hydration', () => {
    const { container, errors } = hydrate(<MenuList items={items} />, (page) => {
      page.querySelectorAll('details')[2]!.open = true;
    });
    expect(errors).toEqual([]);
    expect(container.querySelectorAll('details')[2]!.open).toBe(true);
    container.addEventListener('click', (event) => event.preventDefault());
    click(byRole(container, 'link', 'Światło'));
  });
});
