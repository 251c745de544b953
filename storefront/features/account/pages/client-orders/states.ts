import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'account-orders', address: '/client-orders.php', after: 'account' },
] satisfies ReadonlyArray<PageState>;
