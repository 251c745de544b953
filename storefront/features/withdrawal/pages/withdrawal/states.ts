import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'withdrawal', address: '/withdrawal.php' }] satisfies ReadonlyArray<PageState>;
