import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'news', address: '/news.php' }] satisfies ReadonlyArray<PageState>;
