import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'blog', address: '/blog.php' }] satisfies ReadonlyArray<PageState>;
