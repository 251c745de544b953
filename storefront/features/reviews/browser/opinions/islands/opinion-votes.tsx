import { defineIsland } from '../../../../../platform/islands/define-island.ts';
import { OpinionVotes } from '../opinion-votes.tsx';

export default defineIsland('opinions/opinion-votes', OpinionVotes);
