import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'order-newpayment', after: 'changed-payment' }] satisfies ReadonlyArray<PageState>;
