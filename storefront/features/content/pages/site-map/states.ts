import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'site-map', address: '/mapa-strony.html' }] satisfies ReadonlyArray<PageState>;
