import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'shopping-list', address: '/shoppinglist.php' }] satisfies ReadonlyArray<PageState>;
