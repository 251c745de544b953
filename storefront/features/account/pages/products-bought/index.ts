import { definePage } from '../../../../shared/define-page.ts';
import { buyAgain } from './actions.ts';
import { headOfProductsBought, loadProductsBought } from './data.ts';
import { ProductsBoughtPage } from './page.tsx';

export default definePage('products-bought', {
  load: loadProductsBought,
  head: headOfProductsBought,
  view: ProductsBoughtPage,
  post: buyAgain,
});
