import type { PageState } from '../../../../reference/page-state.ts';

export default [
  {
    name: 'account-data',
    address: '/loginedit.php',
    after: 'account',
    touched: { field: 'client_email', script: 85 },
  },
] satisfies ReadonlyArray<PageState>;
