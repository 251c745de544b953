import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'offline', address: '/offline.html' }] satisfies ReadonlyArray<PageState>;
