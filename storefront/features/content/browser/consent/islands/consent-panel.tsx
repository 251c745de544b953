import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { ConsentPanel } from '../consent-panel.tsx';

export default defineIsland('consent/consent-panel', ConsentPanel);
