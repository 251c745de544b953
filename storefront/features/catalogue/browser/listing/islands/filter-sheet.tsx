import { FilterSheet } from '../filter-sheet.tsx';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('listing/filter-sheet', FilterSheet);
