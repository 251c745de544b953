import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'signin', address: '/signin.php' }] satisfies ReadonlyArray<PageState>;
