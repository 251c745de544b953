import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { OpinionPhotos } from '../opinion-photos.tsx';

export default defineIsland('opinions/opinion-photos', OpinionPhotos);
