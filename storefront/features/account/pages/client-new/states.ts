import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'client-new', address: '/client-new.php', touched: { field: 'client_email', script: 85 } },
] satisfies ReadonlyArray<PageState>;
