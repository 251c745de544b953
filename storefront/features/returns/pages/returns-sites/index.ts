import { definePage } from '../../../../shared/define-page.ts';
import { stepPage } from '../../server/flow/step-page.tsx';
import { ReturnSitesPage } from './page.tsx';

export default definePage('returns-sites', stepPage('returns-sites', ReturnSitesPage));
