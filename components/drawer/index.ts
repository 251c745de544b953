export { Drawer, DrawerRow, type DrawerProps, type DrawerRowProps } from './drawer.tsx';
