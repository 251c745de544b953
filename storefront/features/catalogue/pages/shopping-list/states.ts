import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'shopping-list', address: '/shoppinglist.php' },
  { name: 'shopping-list-filled', address: '/shoppinglist.php', after: 'saving' },
] satisfies ReadonlyArray<PageState>;
