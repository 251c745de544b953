import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'home', address: '/' }] satisfies ReadonlyArray<PageState>;
