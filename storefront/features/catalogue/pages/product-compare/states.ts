import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'compare', address: '/product-compare.php' }] satisfies ReadonlyArray<PageState>;
