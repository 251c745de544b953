import type { CallReference } from '../../../reference/define.ts';

export default {
  query: 'action=insert',
  notes: [
    'An opinion is shown once its address is confirmed by the link of a mail, or at once if the visitor has bought the product with that address. A repeated opinion is stored once.',
    '`result` has `warning` if the opinion was accepted without its photo.',
  ],
  parameters: {
    action: '`insert`.',
    email: 'E-mail address; not shown.',
    author: 'Displayed name.',
    sourceId: 'Number of the product.',
    sourceType: '`p` or omitted: opinions are of products. `o` is rejected.',
    orderSerialNumber: 'Accepted, not read.',
    language: 'Accepted, not read.',
    rating: '1 to 5.',
    opinion: 'The text, at most 2000 characters.',
    opinion_photo: 'A JPEG file, in a form sent as `multipart/form-data`.',
  },
  codes: ['message.opinion_addsuccess', 'message.opinion_adderror', 'message.opinion_addphotoerror'],
  examples: [
    {
      title: 'An opinion of a mug',
      replay: 'nothing',
      request: {
        path: '/ajax/opinions.php?action=insert',
        form: {
          email: 'hanna@poczta.example',
          author: 'Hanna',
          sourceId: '1001',
          sourceType: 'p',
          orderSerialNumber: '',
          language: 'pol',
          rating: '5',
          opinion: 'Lekki i ciepły.',
        },
      },
    },
  ],
  refusals: [
    {
      title: 'No stars and no text',
      request: {
        path: '/ajax/opinions.php?action=insert',
        form: {
          email: 'hanna@poczta.example',
          author: 'Hanna',
          sourceId: '1001',
          sourceType: 'p',
          rating: '',
          opinion: '',
        },
      },
    },
  ],
} satisfies CallReference;
