import { createContext } from 'react';
import type { IslandEnvironment } from './island-root.tsx';

export interface IslandScope {
  readonly environment: IslandEnvironment;
  /** A prefix for ids that no other island has, of this answer or of one whose regions stay in the page. */
  nextPrefix(): string;
}

export const IslandScopeContext = createContext<IslandScope | null>(null);

/** `answerId` tells this answer from others: a region load brings islands beside those of the first document. */
export function islandScope(environment: IslandEnvironment, answerId: string): IslandScope {
  let count = 0;
  return {
    environment,
    nextPrefix: () => `${answerId}-${(count += 1)}-`,
  };
}
