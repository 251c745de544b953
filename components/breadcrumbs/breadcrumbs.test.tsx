// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { byRole, mount } from '../field/testing.tsx';
import { Breadcrumbs } from './index.ts';

it('Breadcrumbs lead from the front page to this one, which is no link', () => {
  const { container } = mount(
    <Breadcrumbs
      trail={[
        { name: 'Strona główna', href: '/' },
        { name: 'Len', href: '/len' },
      ]}
      current="Len Miedza"
    />,
  );
  expect(container.querySelector('nav')?.getAttribute('aria-label')).toBe('Ścieżka nawigacji');
  expect(byRole(container, 'link', 'Len').getAttribute('href')).toBe('/len');
  // VoiceOver drops list semantics without markers unless the role is set.
  expect([...byRole(container, 'list').children].map((item) => item.textContent)).toEqual([
    'Strona główna',
    'Len',
    'Len Miedza',
  ]);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('Len Miedza');
  expect(container.querySelector('a[aria-current]')).toBeNull();
});
