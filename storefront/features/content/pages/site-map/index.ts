import { definePage } from '../../../../shared/define-page.ts';
import { loadSiteMap, siteMapHead } from './data.ts';
import { SiteMapPage } from './page.tsx';

export default definePage('site-map', { load: loadSiteMap, head: siteMapHead, view: SiteMapPage });
