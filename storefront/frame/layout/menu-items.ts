import type { MenuItem } from '../../../components/menu/index.ts';
import { addressOf } from '../../shared/addresses.ts';
import type { MenuTree } from '../../features/catalogue/store.ts';
import { localAddress } from '../../platform/languages/current-language.ts';

/** The shown page, as the menu may know it. */
export interface ShownPlace {
  /** Its path and query. */
  here: string;
  /** The shown category, or the one of the shown product; null if there is none. */
  category: number | null;
  /** Whether the page is a product of that category. */
  isWithin: boolean;
}

/** The shop's menu as links. What has no page of its own lends its place to what lies below it. */
export function menuItems(tree: ReadonlyArray<MenuTree>, place: ShownPlace): ReadonlyArray<MenuItem> {
  const sale = addressOf('search', {}, { promo: 'y' });
  return tree.flatMap(({ name, target, children }): ReadonlyArray<MenuItem> => {
    const items = menuItems(children, place);
    if (target === null) return items;
    const below = items.length > 0 && { items };
    if (target.kind === 'link') {
      const address = localAddress(target.link);
      const isCurrent = address === place.here;
      const isSale = address === sale;
      return [{ name, address, ...(isCurrent && { isCurrent }), ...(isSale && { isSale }), ...below }];
    }
    const { id, slug } = target;
    const isCurrent = id === place.category && (place.isWithin ? ('within' as const) : true);
    return [{ name, address: addressOf('category', { id, slug }), ...(isCurrent && { isCurrent }), ...below }];
  });
}

/** The two upper levels, for phones: a list that unfolds further would hide the way back. */
export const upperLevels = (items: ReadonlyArray<MenuItem>): ReadonlyArray<MenuItem> =>
  items.map((item) =>
    item.items ? { ...item, items: item.items.map(({ items: _items, ...upper }): MenuItem => upper) } : item,
  );
