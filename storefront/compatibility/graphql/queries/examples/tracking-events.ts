import type { OperationReference } from '../../../../reference/define.ts';

export default {
  calls: [3],
  notes: [
    'Clients ask where a GraphQL answer or one of `basketchange.php` has the header `x-iai-tracking-events` with 1 or more. This shop never sends it, because no module makes scripts.',
  ],
  examples: [{ title: 'No scripts to run', document: 'query{trackingEvents}' }],
} satisfies OperationReference;
