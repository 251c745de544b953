import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { DeleteList } from '../delete-list.tsx';

export default defineIsland('shopping-list/delete-list', DeleteList);
