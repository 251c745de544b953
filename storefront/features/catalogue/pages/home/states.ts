import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'home', address: '/', document: 13.2 }] satisfies ReadonlyArray<PageState>;
