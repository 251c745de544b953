import { expect, it } from 'vitest';
import { currentIn } from '../../../components/menu/menu-item.ts';
import type { MenuTree } from '../../features/catalogue/store.ts';
import { menuItems } from './menu-items.ts';

const product = '/product-pol-1001-kubek.html';
const category = (id: number, name: string, ...children: MenuTree[]): MenuTree => ({
  id,
  name,
  target: { kind: 'category', id, slug: name.toLowerCase() },
  children,
});
const link: MenuTree = { id: 9, name: 'Kubek', target: { kind: 'link', link: product }, children: [] };
const tree = [category(1, 'Ceramika', link), category(2, 'Len'), category(3, 'Prezenty', link)];

it.each([
  ['the department of its category, not another one that links to it', 1, ['Ceramika']],
  ['each department that links to it, without a department of its own', null, ['Ceramika', 'Prezenty']],
])('a product marks %s', (_, shown, marked) => {
  const items = menuItems(tree, { here: product, category: shown, isWithin: true });
  expect(items.filter((item) => currentIn(item) !== undefined).map(({ name }) => name)).toEqual(marked);
});
