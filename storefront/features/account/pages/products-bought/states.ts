import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'account-bought', address: '/products-bought.php', after: 'account' },
] satisfies ReadonlyArray<PageState>;
