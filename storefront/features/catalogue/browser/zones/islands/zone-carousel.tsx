import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { ZoneCarousel } from '../zone-carousel.tsx';

export default defineIsland('zones/zone-carousel', ZoneCarousel);
