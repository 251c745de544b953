import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'order-confirmed', after: 'order' }] satisfies ReadonlyArray<PageState>;
