import type { PageState } from '../../../../reference/page-state.ts';

export default [
  {
    name: 'instalment-simulator',
    address: '/instalment-simulator.php?numerSklepu=28010001&wariantSklepu=1&wartoscTowarow=549.00',
  },
] satisfies ReadonlyArray<PageState>;
