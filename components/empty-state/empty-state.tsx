import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import type { IconShape } from '../icon/index.ts';
import { classNames, type VisibleName } from '../shared/index.ts';
import { useArrival } from '../shared/use-arrival.ts';
import { useTexts } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './empty-state.css.ts';
import { emptyStateTexts } from './empty-state.texts.ts';

export interface EmptyStateProps {
  /** What is empty or missing: "Lista jest pusta". */
  title: VisibleName;
  /** The heading level in the page outline, 1-6. */
  level: HeadingLevel;
  /** `page` if it is the whole page, as on a 404; `section` in place of a list or a basket. */
  size?: 'section' | 'page';
  /** Replaces the gable, the default drawing. Always decoration: the text has the meaning. */
  icon?: IconShape;
  /** An error code, below a page's gable: "404". Read as "Kod 404". */
  code?: string;
  /** The reason and the remedy, in a sentence or two. */
  children?: ReactNode;
  /** The next steps: links, a button, a search. */
  actions?: ReactNode;
  /** A picture beside the text, from viewport level 3 on. Decoration: its `alt` is empty. */
  picture?: ReactNode;
  /** Focuses the title if it appears after load, because the focused element went with the last entry. */
  takesFocus?: boolean;
}

/** Replaces missing content: what is missing, why, and the way on. */
export function EmptyState({
  title,
  level,
  size = 'section',
  icon,
  code,
  children,
  actions,
  picture,
  takesFocus = false,
}: EmptyStateProps) {
  const t = useTexts(emptyStateTexts);
  const heading = useArrival<HTMLHeadingElement>((element, cameWithPage) => {
    if (takesFocus && !cameWithPage) element.focus();
  });
  return (
    <div className={classNames(css.state, picture !== undefined && css.split)} data-size={size}>
      <div className={css.words}>
        <span className={css.sign}>
          <Drawing icon={icon} />
          {code !== undefined && (
            <>
              <VisuallyHidden>{t('code', { code })}</VisuallyHidden>
              <span className={css.code} aria-hidden="true">
                {code}
              </span>
            </>
          )}
        </span>
        <Heading
          ref={heading}
          level={level}
          look={size === 'page' ? 'display' : 'h2'}
          tabIndex={takesFocus ? -1 : undefined}
        >
          {title}
        </Heading>
        {children !== undefined && <div className={css.text}>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {picture !== undefined && <div className={css.picture}>{picture}</div>}
    </div>
  );
}

/** An icon, or the house gable that also marks the current page. */
function Drawing({ icon }: { icon: IconShape | undefined }) {
  return icon ? (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.path} vectorEffect="non-scaling-stroke" />
    </svg>
  ) : (
    <svg className={css.gable} viewBox="0 0 266 104" aria-hidden="true">
      <path d="M3 102 133 2l130 100" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
