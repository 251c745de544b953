import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: ['The latest articles and news for feed readers (RSS 2.0).'],
  parameters: {},
  examples: [{ title: 'The feed', request: { path: '/rss.xml' }, says: 'jak-prac-len-blog-pol-' }],
} satisfies CallReference;
