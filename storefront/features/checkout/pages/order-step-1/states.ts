import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'order-1', address: '/order1.php', after: 'choosing', touched: { field: 'email', script: 78 } },
] satisfies ReadonlyArray<PageState>;
