import { startClient } from '../browser/start.ts';
import { onViewportLevel } from '../../../tokens/viewport-level.ts';

startClient();

/** Read by the test: which level functions ran, in their order. */
const levels: number[] = [];
for (const level of [1, 2, 3, 4] as const) {
  onViewportLevel(level, (reached) => {
    levels.push(reached);
    document.documentElement.dataset['levels'] = levels.join(' ');
  });
}
