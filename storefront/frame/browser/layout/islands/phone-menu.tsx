import { PhoneMenu } from '../../../../../patterns/site-header/phone-menu.tsx';
import { readMenuItems } from '../../../../../components/menu/read-menu-items.ts';
import { defineIsland } from '../../../../platform/islands/define-island.ts';

export default defineIsland('layout/phone-menu', PhoneMenu, (island) => ({
  items: readMenuItems(island.querySelector('nav > ul')!),
}));
