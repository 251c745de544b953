import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'test-payment', after: 'card-payment' }] satisfies ReadonlyArray<PageState>;
