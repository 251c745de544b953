import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'rma-open', address: '/rma-open.php' }] satisfies ReadonlyArray<PageState>;
