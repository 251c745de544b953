import { ObservationFields } from '../../../../reviews/observation-fields.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('product/observation-form', ObservationFields);
