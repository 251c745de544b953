import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'returns-products', after: 'return' }] satisfies ReadonlyArray<PageState>;
