import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'order-2', address: '/order2.php', after: 'delivery' }] satisfies ReadonlyArray<PageState>;
