import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'account-addresses', address: '/client-addresses.php', after: 'account' },
  { name: 'account-address', address: '/client-addresses.php?kind=delivery', after: 'account' },
] satisfies ReadonlyArray<PageState>;
