import type { HTMLAttributes, ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import type { HeadingLevel, HeadingProps } from '../heading/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import * as css from './card.css.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, Looks | 'title'> {
  /** `li` in a list of cards; otherwise an article. */
  as?: 'article' | 'section' | 'li' | 'div';
  /** The heading of the card, and the name of its link. */
  title: VisibleName;
  /** The place of the heading in the outline of the page. */
  headingLevel: HeadingLevel;
  /** The type role of the heading, apart from its level. `cardName` unless told. */
  headingLook?: HeadingProps['look'];
  /** Where the whole card leads. Without one it is no link. */
  href?: string;
  /** A picture over the words, as wide as the card. Its alternative text is empty where the words say the same. */
  media?: ReactNode;
  /** Lines under the heading: nothing that can be pressed, the face of the link lies over them. */
  children?: ReactNode;
  /** Buttons and links under the lines. They lie over the card's link and are no part of it. */
  footer?: ReactNode;
  /** One square button in the corner of the picture: the heart. */
  action?: ReactNode;
  /** `quiet` is a box with a quiet fill, for a summary or a choice. */
  tone?: 'plain' | 'quiet';
}

/**
 * A picture, a heading and some lines that belong together. With `href` the whole card can be pressed, but the link is
 * the heading alone: its name stays short and buttons of the card are not nested in it.
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
