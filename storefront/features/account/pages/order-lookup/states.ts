import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'order-lookup', address: '/order-open.php' }] satisfies ReadonlyArray<PageState>;
