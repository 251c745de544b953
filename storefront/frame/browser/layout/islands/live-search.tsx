import { defineIsland } from '../../../../platform/islands/define-island.ts';
import { LiveSearch } from '../live-search.tsx';

export default defineIsland('layout/live-search', LiveSearch);
