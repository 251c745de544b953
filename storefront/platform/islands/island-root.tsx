import type { ReactNode } from 'react';
import { SmallPictures } from '../../../components/image/small-pictures.ts';
import { TextsProvider, type TextsContext } from '../../../components/texts/index.ts';
import { ShopEnvironmentProvider, type ShopEnvironment } from '../../../patterns/shop-environment/index.ts';

/** What the server writes into the document once for all islands: language, overrides, time, price type, small pictures. */
export interface IslandEnvironment extends ShopEnvironment {
  readonly texts: TextsContext;
  /** Below this width of the window, in CSS pixels, pictures load their small files (requirement L-13); the kit's by default. */
  readonly smallPictures?: number | undefined;
}

/** The providers around an island, the same on the server and in the browser: contexts do not cross islands. */
export function IslandRoot({ environment, children }: { environment: IslandEnvironment; children: ReactNode }) {
  return (
    <TextsProvider value={environment.texts}>
      <ShopEnvironmentProvider value={environment}>
        <SmallPictures value={environment.smallPictures}>{children}</SmallPictures>
      </ShopEnvironmentProvider>
    </TextsProvider>
  );
}
