import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'returns-repayments', after: 'return-refund' }] satisfies ReadonlyArray<PageState>;
