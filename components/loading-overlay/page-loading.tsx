import { Button } from '../button/index.ts';
import { useWords } from '../texts/index.ts';
import { GablePath } from './gable-path.tsx';
import * as css from './loading-overlay.css.ts';
import { loadingOverlayTexts } from './loading-overlay.texts.ts';

/**
 * The overlay of a page that hydrates nothing for it (spec S-44): a template at the end of the page, which
 * `showPageLoading` shows. It leaves focus where it is, and a button, Escape or the end of the wait removes it.
 */
export function PageLoading() {
  const t = useWords(loadingOverlayTexts);
  return (
    <template data-page-loading="">
      <section popover="manual" className={css.overlay} aria-label={t('loading')}>
        <div className={css.message}>
          <svg className={css.gable} viewBox="0 0 120 60" aria-hidden="true">
            <GablePath className={css.whole} />
            <GablePath className={css.filling} pathLength={1} />
          </svg>
          <p className={css.words} data-page-loading-words="">
            {t('loading')}
          </p>
          <div className={css.stop}>
            <Button data-page-loading-cancel="">{t('cancel')}</Button>
          </div>
        </div>
      </section>
    </template>
  );
}
