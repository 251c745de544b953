import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { ComplaintFiles } from '../complaint-files.tsx';

export default defineIsland('complaint/complaint-files', ComplaintFiles);
