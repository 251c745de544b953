import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'stocks', address: '/stocks.php' },
  { name: 'stocks-of-product', address: '/stocks.php?product=1004' },
] satisfies ReadonlyArray<PageState>;
