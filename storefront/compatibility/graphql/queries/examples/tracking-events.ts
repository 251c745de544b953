import type { OperationReference } from '../../../../reference/define.ts';

export default {
  calls: [3],
  notes: [
    'Clients ask when an answer of GraphQL or `basketchange.php` has the header `x-iai-tracking-events` of 1 or more. The shop sends it only to visitors who agreed to statistics: what they put into the basket and take out waits as scripts for the data layer of the page, each of which is returned once.',
  ],
  examples: [{ title: 'Without consent there are no scripts', document: 'query{trackingEvents}' }],
} satisfies OperationReference;
