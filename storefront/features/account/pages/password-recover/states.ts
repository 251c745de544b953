import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'password-recover', address: '/password-recover.php' }] satisfies ReadonlyArray<PageState>;
