import { definePage } from '../../../../shared/define-page.ts';
import { postComparison } from './actions.ts';
import { comparisonHead, loadComparison } from './data.ts';
import { ComparisonPage } from './page.tsx';

export default definePage('product-compare', {
  load: loadComparison,
  head: comparisonHead,
  view: ComparisonPage,
  post: postComparison,
});
