import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { ContactWays } from '../contact-ways.tsx';

export default defineIsland('contact/contact-ways', ContactWays);
