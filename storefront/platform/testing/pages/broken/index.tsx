import { page } from '../../../page/answers.ts';
import { definePage } from '../../define-page.ts';

/** Fails while it renders, with a message that must not leak. */
export default definePage('broken', {
  load: () => page({}),
  head: () => ({ title: 'Zepsuta' }),
  view: () => {
    throw new Error('secret detail of the inside');
  },
});
