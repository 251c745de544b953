import { definePage } from '../../define-page.ts';
import { headOfBasket, loadBasketPage } from './data.ts';
import { BasketPage } from './page.tsx';

export default definePage('basket', { load: loadBasketPage, head: headOfBasket, view: BasketPage });
