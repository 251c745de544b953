import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: ['Where to report a security fault (RFC 9116). 404 for a shop without an e-mail address.'],
  parameters: {},
  examples: [{ title: 'The contact', request: { path: '/.well-known/security.txt' }, says: 'Contact: mailto:' }],
} satisfies CallReference;
