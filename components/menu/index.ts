export { MenuList, type MenuListProps } from './menu-list.tsx';
export { Menu, type MenuProps } from './menu.tsx';
export { startMenu } from './start-menu.ts';
export type { MenuItem } from './menu-item.ts';
