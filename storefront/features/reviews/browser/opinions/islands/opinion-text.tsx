import { Truncate } from '../../../../../../components/truncate/index.ts';
import { defineIsland } from '../../../../../platform/islands/define-island.ts';

/** Only a browser can count the lines of an opinion. */
export default defineIsland('opinions/opinion-text', Truncate);
