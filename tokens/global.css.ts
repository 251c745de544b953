/** Everything that a page needs before its first component: import this once at the top of an entry. */
import './layers.css.ts';
import './fonts.css.ts';
import './reset.css.ts';
import './themes.css.ts';
import './viewport-level.css.ts';
