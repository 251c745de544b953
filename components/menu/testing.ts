import type { MenuItem } from './menu-item.ts';

/** A menu of three departments, for tests: one with two levels below and the current page in it, one with one, one with none. */
export const items: ReadonlyArray<MenuItem> = [
  {
    name: 'Ceramika',
    address: '/ceramika',
    items: [
      { name: 'Kubki', address: '/kubki', items: [{ name: 'Czarki', address: '/czarki', isCurrent: true }] },
      { name: 'Miski', address: '/miski' },
    ],
  },
  { name: 'Len', address: '/len', items: [{ name: 'Obrusy', address: '/obrusy' }] },
  { name: 'Światło', address: '/swiatlo' },
];
