import type { CallReference } from '../../../reference/define.ts';

export default {
  query: 'action=insert',
  notes: [
    'An opinion is shown once its address stands behind it by the link of a mail, or at once where the visitor has bought the product under that address. The same opinion twice is one.',
    '`warning` stands in `result` where the opinion was taken and its photo could not be kept.',
  ],
  parameters: {
    action: '`insert`.',
    email: 'E-mail address; nobody sees it.',
    author: 'Name that is shown.',
    sourceId: 'Number of the product.',
    sourceType: '`p` or left out: opinions are of products. `o` is refused.',
    orderSerialNumber: 'Taken and not read.',
    language: 'Taken and not read.',
    rating: '1 to 5.',
    opinion: 'The text, at most 2000 characters.',
    opinion_photo: 'A file, where the form is sent as `multipart/form-data`: a JPEG.',
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
