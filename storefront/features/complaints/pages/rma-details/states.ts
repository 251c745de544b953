import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'complaint', after: 'complaint' }] satisfies ReadonlyArray<PageState>;
