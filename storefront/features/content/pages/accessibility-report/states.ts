import type { PageState } from '../../../../reference/page-state.ts';

export default [
  { name: 'accessibility-report', address: '/accessibility-report.php' },
] satisfies ReadonlyArray<PageState>;
