import { page } from '../../../page/answers.ts';
import { definePage } from '../../define-page.ts';

/** Delays region loads as asked: before the first byte, or before the last ones. */
export default definePage('slow', {
  load: async ({ url, isRegionLoad }) => {
    if (isRegionLoad) await new Promise((resolve) => setTimeout(resolve, Number(url.searchParams.get('for') ?? 0)));
    return page({});
  },
  head: () => ({ title: 'Powolna' }),
  view: () => <h1>Powolna</h1>,
});
