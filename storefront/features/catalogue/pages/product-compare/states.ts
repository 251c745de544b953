import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'compare', address: '/product-compare.php' },
  { name: 'compare-filled', address: '/product-compare.php', after: 'saving' },
] satisfies ReadonlyArray<PageState>;
