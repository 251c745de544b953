import { informationAddress } from '../../../../shared/information-addresses.ts';
import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'information', address: informationAddress('delivery') },
  { name: 'terms', address: informationAddress('terms') },
] satisfies ReadonlyArray<PageState>;
