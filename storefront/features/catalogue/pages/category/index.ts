import { definePage } from '../../../../shared/define-page.ts';
import { categoryHead, loadCategory } from './data.ts';
import { CategoryPage } from './page.tsx';

export default definePage('category', { load: loadCategory, head: categoryHead, view: CategoryPage });
