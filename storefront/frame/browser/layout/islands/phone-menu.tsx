import { PhoneMenu } from '../../../../../patterns/site-header/phone-menu.tsx';
import { defineIsland } from '../../../../platform/islands/define-island.ts';

export default defineIsland('layout/phone-menu', PhoneMenu);
