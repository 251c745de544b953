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

const holds = ({ target, children }: MenuTree, category: number): boolean =>
  (target?.kind === 'category' && target.id === category) || children.some((below) => holds(below, category));

/**
 * The shop's menu as links. A page belongs to the department of its category: a link to it in another department does not
 * mark that one, too.
 */
export function menuItems(tree: ReadonlyArray<MenuTree>, place: ShownPlace): ReadonlyArray<MenuItem> {
  const { category } = place;
  const own = category === null ? undefined : tree.find((department) => holds(department, category));
  return tree.flatMap((department) =>
    itemsOf([department], !own || own === department ? place : { ...place, here: '' }),
  );
}

/** What has no page of its own lends its place to what lies below it. */
function itemsOf(tree: ReadonlyArray<MenuTree>, place: ShownPlace): ReadonlyArray<MenuItem> {
  const sale = addressOf('search', {}, { promo: 'y' });
  return tree.flatMap(({ name, target, children }): ReadonlyArray<MenuItem> => {
    const items = itemsOf(children, place);
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
