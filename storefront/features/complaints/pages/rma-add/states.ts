import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'complaint-form', after: 'complaint-form' }] satisfies ReadonlyArray<PageState>;
