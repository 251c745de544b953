import { definePage } from '../../../../shared/define-page.ts';
import { informationHead, loadInformation } from './data.ts';
import { InformationPage } from './page.tsx';

export default definePage('information', { load: loadInformation, head: informationHead, view: InformationPage });
