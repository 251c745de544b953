import { definePage } from '../../../../shared/define-page.ts';
import { answerCookies } from './actions.ts';
import { cookiesHead, loadCookies } from './data.ts';
import { CookiesPage } from './page.tsx';

/** What the shop keeps in a browser, and the visitor's answer about it. */
export default definePage('cookies', { load: loadCookies, head: cookiesHead, view: CookiesPage, post: answerCookies });
