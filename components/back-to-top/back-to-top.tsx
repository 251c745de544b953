import { useEffect, useRef } from 'react';
import { Icon, icons } from '../icon/index.ts';
import { useWords } from '../texts/index.ts';
import * as css from './back-to-top.css.ts';
import { backToTopTexts } from './back-to-top.texts.ts';
import { startBackToTop } from './start-back-to-top.ts';

export interface BackToTopProps {
  /** After how many heights of the window it appears (spec 9: 2). With 0 it is always there. */
  screens?: number;
  /** The id of what takes focus at the top of the page; without such an element it is the document itself. */
  targetId?: string;
}

/**
 * A link to the top of a long page, in the lower corner once the reader has come far. Rendered at the end of the page:
 * there it stands without JavaScript. It never covers what has focus (WCAG 2.2, 2.4.11). Where it is not hydrated,
 * `startBackToTop` brings it to life.
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
