import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'legal-guarantee', address: '/gwarancja-prawna.html' }] satisfies ReadonlyArray<PageState>;
