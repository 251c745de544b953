import { islandLoaders } from '../islands/define-island.ts';
import { startClient } from '../browser/start.ts';
import { onViewportLevel } from '../../../tokens/viewport-level.ts';

const islands = islandLoaders(import.meta.glob('./pages/*/islands/*.tsx'));
startClient({ islands });

/** Read by the test: which level functions ran, in their order. */
const levels: number[] = [];
for (const level of [1, 2, 3, 4] as const) {
  onViewportLevel(level, (reached) => {
    levels.push(reached);
    document.documentElement.dataset['levels'] = levels.join(' ');
  });
}
