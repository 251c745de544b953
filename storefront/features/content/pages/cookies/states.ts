import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'cookies', address: '/cookies.php' }] satisfies ReadonlyArray<PageState>;
