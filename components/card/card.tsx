import type { HTMLAttributes, ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import type { HeadingLevel, HeadingProps } from '../heading/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import * as css from './card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, Looks | 'title'> {
  /** `li` in a list of cards; default: an article. */
  as?: 'article' | 'section' | 'li' | 'div';
  /** The card's heading and its link's name. */
  title: VisibleName;
  /** The heading level in the page outline. */
  headingLevel: HeadingLevel;
  /** The heading's type role, apart from its level. Default: `cardName`. */
  headingLook?: HeadingProps['look'];
  /** The card's address. Without one it is no link. */
  href?: string;
  /** A picture above the text, as wide as the card. Its alt is empty if the text says the same. */
  media?: ReactNode;
  /** Lines under the heading: no controls, the link's overlay covers them. */
  children?: ReactNode;
  /** Buttons and links below the lines. They lie above the card's link and outside it. */
  footer?: ReactNode;
  /** One icon button in the picture's corner: the heart. */
  action?: ReactNode;
  /** `quiet` is a box with a quiet fill, for a summary or a choice. */
  tone?: 'plain' | 'quiet';
}

/**
 * A picture, a heading and related lines. With `href` the whole card is clickable, but only the heading is the link:
 * its name stays short and no buttons are nested in it.
 */
export function Card({
  as: Element = 'article',
  title,
  headingLevel,
  headingLook = 'cardName',
  href,
  media,
  children,
  footer,
  action,
  tone = 'plain',
  ...rest
}: CardProps) {
  return (
    <Element {...rest} className={css.card} data-tone={tone}>
      {media && <div className={css.media}>{media}</div>}
      <div className={css.body}>
        <Heading level={headingLevel} look={headingLook}>
          {href === undefined ? (
            title
          ) : (
            <a href={href} className={css.link}>
              {title}
            </a>
          )}
        </Heading>
        {children}
      </div>
      {footer && <div className={css.footer}>{footer}</div>}
      {action && <div className={css.action}>{action}</div>}
    </Element>
  );
}
