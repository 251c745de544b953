import * as css from './menu-list.css.ts';
import type { MenuItem } from './menu-item.ts';

/** The items that a list of `MenuList` in the page shows: what its markup says need not be sent a second time. */
export function readMenuItems(list: Element): ReadonlyArray<MenuItem> {
  return [...list.children].map((entry) => {
    const row = entry.querySelector('a, summary')!;
    const sale = row.classList.contains(css.saleRow) && { isSale: true };
    const level = entry.querySelector('ul');
    if (!level) return { ...linkOf(row), ...sale };
    const [{ isSale: _isSale, ...own } = linkOf(row), ...items] = readMenuItems(level);
    return { ...own, name: row.textContent, ...sale, items };
  });
}

function linkOf(link: Element): MenuItem {
  const current = link.getAttribute('aria-current');
  return {
    name: link.textContent,
    address: link.getAttribute('href')!,
    ...(current !== null && { isCurrent: current === 'page' || ('within' as const) }),
  };
}
