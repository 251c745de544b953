import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'returns-confirmation', after: 'return-summary' }] satisfies ReadonlyArray<PageState>;
