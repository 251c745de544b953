import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'payment-parts', address: '/order-payments.php', after: 'delivery' },
] satisfies ReadonlyArray<PageState>;
