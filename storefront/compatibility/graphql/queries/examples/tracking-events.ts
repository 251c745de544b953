import type { OperationReference } from '../../../../reference/define.ts';

export default {
  calls: [3],
  notes: [
    'Clients ask when an answer of GraphQL or `basketchange.php` has the header `x-iai-tracking-events` of 1 or more. This shop never sends it, because no module has scripts.',
  ],
  examples: [{ title: 'No scripts to run', document: 'query{trackingEvents}' }],
} satisfies OperationReference;
