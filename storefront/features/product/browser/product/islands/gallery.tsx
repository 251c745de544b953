import { Gallery } from '../../../../../../components/gallery/index.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

export default defineIsland('product/gallery', Gallery);
