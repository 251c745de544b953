import { translator } from '../../../components/texts/index.ts';
import type { Site } from '../../platform/page/site.ts';
import { ErrorPage } from './error-page.tsx';
import { errorTexts } from './texts.ts';

/** The error pages of the shop, for its site definition. */
export const errorPage: Site['errorPage'] = {
  title(status, texts) {
    const t = translator(errorTexts, texts);
    return status === 404 ? t('head-404') : t(`title-${status}`).replace(/\.$/, '');
  },
  view: ErrorPage,
};
