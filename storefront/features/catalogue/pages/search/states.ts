import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'search', address: '/search.php?text=kubek&counter=0' },
  { name: 'search-nothing', address: '/search.php?text=hipopotam&counter=0' },
] satisfies ReadonlyArray<PageState>;
