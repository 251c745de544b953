import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'instalments', address: '/instalments.php?amount=549.00&months=10' },
  { name: 'instalments-too-little', address: '/instalments.php?amount=99' },
] satisfies ReadonlyArray<PageState>;
