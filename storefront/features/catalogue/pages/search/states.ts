import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'search', address: '/search.php?text=kubek&counter=0' },
  { name: 'search-nothing', address: '/search.php?text=hipopotam&counter=0' },
  { name: 'search-price-refused', address: '/search.php?text=kubek&pricelimitmin=100&pricelimitmax=20', status: 422 },
  { name: 'search-filters-empty', address: '/search.php?text=kubek&pricelimitmin=9000&filter_availability=available' },
  { name: 'promotions', address: '/search.php?promo=y' },
  { name: 'bestsellers', address: '/search.php?bestseller=y' },
] satisfies ReadonlyArray<PageState>;
