import { page } from '../../../page/answers.ts';
import { definePage } from '../../define-page.ts';

/** Takes as long as it is asked to, for region loads only: before its first byte, or with its last ones held back. */
export default definePage('slow', {
  load: async ({ url, isRegionLoad }) => {
    if (isRegionLoad) await new Promise((resolve) => setTimeout(resolve, Number(url.searchParams.get('for') ?? 0)));
    return page({});
  },
  head: () => ({ title: 'Powolna' }),
  view: () => <h1>Powolna</h1>,
});
