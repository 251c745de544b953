import { keptFile, keptPictureId } from '../../../features/catalogue/index.ts';
import type { Step } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

/** The smallest file with the signature of a JPEG. */
const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
const content = '9a0364b9e99bb480dd25e1f0284c8555';

const withPicture: Step = async ({ store }) => store.files.put(keptFile(content, 480, 'jpg'), bytes);

export default {
  notes: [
    'The name identifies the content, so it may be cached for ever. Other pictures under `/pictures` are files of the build.',
  ],
  parameters: {},
  examples: [
    {
      title: 'A picture of product 1001, 480 pixels wide',
      before: withPicture,
      request: { path: `/pictures/${keptPictureId(content, 1001)}-480.jpg` },
    },
  ],
  refusals: [{ title: 'An unknown picture', request: { path: '/pictures/fetched-nic.jpg' } }],
} satisfies CallReference;
