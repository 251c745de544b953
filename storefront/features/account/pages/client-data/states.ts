import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'account-own-data', address: '/client-data.php', after: 'account' },
] satisfies ReadonlyArray<PageState>;
