import { createContext } from 'react';
import type { IslandEnvironment } from './island-root.tsx';

export interface IslandScope {
  readonly environment: IslandEnvironment;
  /** The file of an island's code as `loadIsland` finds it, by the island's name; none where no browser asks for it. */
  codeOf(name: string): string | undefined;
  /** A prefix for ids that is unique in this response and in pages whose regions stay. */
  nextPrefix(): string;
}

export const IslandScopeContext = createContext<IslandScope | null>(null);

/**
 * `answerId` identifies this response: a region load adds islands to those of the first document.
 * @param codes the file of each island's code by its name
 */
export function islandScope(
  environment: IslandEnvironment,
  answerId: string,
  codes: Readonly<Record<string, string>> = {},
): IslandScope {
  let count = 0;
  return {
    environment,
    codeOf: (name) => codes[name],
    nextPrefix: () => `${answerId}-${(count += 1)}-`,
  };
}
