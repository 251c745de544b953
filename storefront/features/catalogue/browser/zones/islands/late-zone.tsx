import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { LateZone } from '../late-zone.tsx';

export default defineIsland('zones/late-zone', LateZone);
