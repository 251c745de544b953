import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'account-rebates', address: '/client-rebate.php', after: 'account' },
] satisfies ReadonlyArray<PageState>;
