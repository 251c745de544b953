import { definePage } from '../../../../shared/define-page.ts';
import { stepPage } from '../../server/flow/step-page.tsx';
import { ReturnProductsPage } from './page.tsx';

export default definePage('returns-products', stepPage('returns-products', ReturnProductsPage));
