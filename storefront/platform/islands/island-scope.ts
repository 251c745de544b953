import { createContext } from 'react';
import type { IslandEnvironment } from './island-root.tsx';

export interface IslandScope {
  readonly environment: IslandEnvironment;
  /** A prefix for ids that is unique in this response and in pages whose regions stay. */
  nextPrefix(): string;
}

export const IslandScopeContext = createContext<IslandScope | null>(null);

/** `answerId` identifies this response: a region load adds islands to those of the first document. */
export function islandScope(environment: IslandEnvironment, answerId: string): IslandScope {
  let count = 0;
  return {
    environment,
    nextPrefix: () => `${answerId}-${(count += 1)}-`,
  };
}
