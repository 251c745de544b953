import { ObservationFields } from '../../../observations/observation-fields.tsx';
import { defineIsland } from '../../../runtime/islands/define-island.ts';

export default defineIsland('product/observation-form', ObservationFields);
