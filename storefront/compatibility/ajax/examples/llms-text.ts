import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: ['What the shop is and where what stands, for language models (llmstxt.org).'],
  parameters: {},
  examples: [{ title: 'The summary', request: { path: '/llms.txt' }, says: '## Optional' }],
} satisfies CallReference;
