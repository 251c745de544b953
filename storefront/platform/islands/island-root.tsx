import type { ReactNode } from 'react';
import { TextsProvider, type TextsContext } from '../../../components/texts/index.ts';
import { ShopEnvironmentProvider, type ShopEnvironment } from '../../../patterns/shop-environment/index.ts';

/** What the server writes into the document once for all islands: language, overrides, time, price type. */
export interface IslandEnvironment extends ShopEnvironment {
  readonly texts: TextsContext;
}

/** The providers around an island, the same on the server and in the browser: contexts do not cross islands. */
export function IslandRoot({ environment, children }: { environment: IslandEnvironment; children: ReactNode }) {
  return (
    <TextsProvider value={environment.texts}>
      <ShopEnvironmentProvider value={environment}>{children}</ShopEnvironmentProvider>
    </TextsProvider>
  );
}
