import { ObservationFields } from '../../../../reviews/browser/observations/observation-fields.tsx';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('product/observation-form', ObservationFields);
