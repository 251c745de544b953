import { definePage } from '../../../../shared/define-page.ts';
import { homeHead, loadHome } from './data.ts';
import { HomePage } from './page.tsx';

export default definePage('home', { load: loadHome, head: homeHead, view: HomePage });
