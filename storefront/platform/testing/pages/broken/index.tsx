import { page } from '../../../page/answers.ts';
import { definePage } from '../../define-page.ts';

/** Fails while it renders, with words that nobody outside may read. */
export default definePage('broken', {
  load: () => page({}),
  head: () => ({ title: 'Zepsuta' }),
  view: () => {
    throw new Error('secret detail of the inside');
  },
});
