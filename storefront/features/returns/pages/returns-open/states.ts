import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'returns-open', address: '/returns-open.php' }] satisfies ReadonlyArray<PageState>;
