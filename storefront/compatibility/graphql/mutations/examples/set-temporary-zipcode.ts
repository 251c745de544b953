import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { zipcode: 'Of Poland; the hyphen is optional.' },
  codes: ['validation.incorect_zipcode'],
  examples: [
    {
      title: 'Kraków',
      replay: 'nothing',
      document: 'mutation{setTemporaryZipcode(zipcode:"31145"){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'A short one',
      document: 'mutation{setTemporaryZipcode(zipcode:"3114"){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
