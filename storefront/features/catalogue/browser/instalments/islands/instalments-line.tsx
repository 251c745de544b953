import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { Instalments } from '../instalments.tsx';

/** The line of a page whose form is another island. */
export default defineIsland('instalments/instalments-line', Instalments);
