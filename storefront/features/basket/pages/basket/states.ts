import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'basket-empty', address: '/basketedit.php' },
  { name: 'basket', address: '/basketedit.php', after: 'choosing', touched: { field: 'rebates_codes', script: 92 } },
] satisfies ReadonlyArray<PageState>;
