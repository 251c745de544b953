import { definePage } from '../../../../shared/define-page.ts';
import { loadSearch, searchHead } from './data.ts';
import { SearchPage } from './page.tsx';

export default definePage('search', { load: loadSearch, head: searchHead, view: SearchPage });
