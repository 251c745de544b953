import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    numberOfElements: 'At most this many.',
  },
  examples: [
    {
      title: 'No pictures',
      document: 'query{instagram(numberOfElements:6){media{directUrl siteUrl mediaType caption}}}',
    },
  ],
} satisfies OperationReference;
