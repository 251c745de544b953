import { mailed, type Step } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

/** The smallest file with the signature of a JPEG. */
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

const withPhoto: Step = async (visitor) => {
  const { files, sentOpinions } = visitor.store;
  const photo = { name: 'kubek-na-stole.jpg', width: 640, height: 480 };
  await files.put(photo.name, bytes);
  const opinion = {
    productId: 1001,
    email: 'hanna@poczta.example',
    author: 'Hanna',
    content: 'Lekki.',
    rating: 5,
    photos: [photo],
  };
  await sentOpinions.send(opinion, null);
  await sentOpinions.publish(await mailed(visitor, 'key'));
};

export default {
  notes: ['Any bytes are served as a picture only. The photo of a hidden opinion returns 404.'],
  parameters: {},
  examples: [
    {
      title: 'The photo of a confirmed opinion',
      before: withPhoto,
      request: { path: '/uploads/kubek-na-stole.jpg' },
    },
  ],
  refusals: [{ title: 'An unknown photo', request: { path: '/uploads/nic.jpg' } }],
} satisfies CallReference;
