import { useEffect, useRef } from 'react';
import { Icon, icons } from '../icon/index.ts';
import { useWords } from '../texts/index.ts';
import * as css from './back-to-top.css.ts';
import { backToTopTexts } from './back-to-top.texts.ts';
import { startBackToTop } from './start-back-to-top.ts';

export interface BackToTopProps {
  /** After how many window heights it appears (spec 9: 2). With 0 it always shows. */
  screens?: number;
  /** The id of the element to focus at the top; the document if there is none. */
  targetId?: string;
}

/**
 * A link to the top of a long page, shown in the lower corner after scrolling. Rendered at the end of the page: there
 * it shows without JavaScript. It never covers focused content (WCAG 2.2, 2.4.11). Without hydration, call
 * `startBackToTop`.
 */
export function BackToTop({ screens = 2, targetId = 'top' }: BackToTopProps) {
  const t = useWords(backToTopTexts);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current ? startBackToTop(link.current) : undefined), [screens]);
  return (
    <a ref={link} href={`#${targetId}`} className={css.backToTop} data-back-to-top={screens}>
      <Icon shape={icons.chevronUp} />
      <span className={css.words}>{t('toTop')}</span>
    </a>
  );
}
