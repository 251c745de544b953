import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'contact', address: '/contact.php' }] satisfies ReadonlyArray<PageState>;
