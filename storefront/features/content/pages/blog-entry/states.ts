import type { PageState } from '../../../../reference/page-state.ts';

export default [{ name: 'blog-entry', address: '/jak-prac-len-blog-pol-6.html' }] satisfies ReadonlyArray<PageState>;
