import { addressOf } from '../../../../shared/addresses.ts';
import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'producer', address: addressOf('producer', { id: 1, slug: 'glina-i-zar' }) },
] satisfies ReadonlyArray<PageState>;
