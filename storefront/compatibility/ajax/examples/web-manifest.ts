import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: ['How the shop looks as an installed application (W3C Web Application Manifest).'],
  parameters: {},
  examples: [{ title: 'The manifest', request: { path: '/site.webmanifest' }, says: 'minimal-ui' }],
} satisfies CallReference;
