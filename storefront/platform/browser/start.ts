import type { IslandDefinition } from '../islands/define-island.ts';
import { startIslands } from './island-loader.ts';
import { keepDetails, showKept } from './kept-details.ts';
import { followNavigations } from './page-leaving.ts';
import { startRegionTrigger } from './region-trigger.ts';
import { submitOnce } from './submit-once.ts';

export interface ClientOptions {
  /** Small React-free behaviour for regions that a region load has brought. */
  readonly onRegions?: (regions: ReadonlyArray<Element>) => void;
}

/** A file beside this one: nothing that stands in the document can lead to another folder's scripts by a whole address. */
const loadIsland = async (code: string): Promise<IslandDefinition> =>
  ((await import(/* @vite-ignore */ `./${code}`)) as { default: IslandDefinition }).default;

/** The script of every page, before any interaction: no React in here. */
export function startClient({ onRegions }: ClientOptions = {}): void {
  keepDetails();
  startIslands({ loadIsland, hydration: () => import('./hydrate-island.tsx') });
  startRegionTrigger(async () => {
    const { startRegionLoads } = await import('./region-loads.ts');
    const written = document.body.dataset['pageLoadTimeout'];
    return startRegionLoads({
      ...(written && { timeout: Number(written) }),
      onRegions(regions) {
        regions.forEach(showKept);
        onRegions?.(regions);
      },
    });
  });
  submitOnce();
  followNavigations();
}
