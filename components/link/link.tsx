import type { AnchorHTMLAttributes, Ref } from 'react';
import { Icon, icons } from '../icon/index.ts';
import type { Looks, VisibleName } from '../shared/index.ts';
import { useWords } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './link.css.ts';
import { linkTexts } from './link.texts.ts';

export interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  Looks | 'href' | 'children' | 'target'
> {
  /** Where it leads. A link without an address is a button. */
  href: string;
  /**
   * `inline` stands in a sentence and is underlined; `standalone` stands by itself with an arrow; `quiet` is one of a
   * list of links and is underlined only under the pointer.
   */
  look?: 'inline' | 'standalone' | 'quiet';
  /** The meaning of the colour; `inherit` takes the colour of the sentence around it. */
  tone?: 'action' | 'ink' | 'muted' | 'sale' | 'inherit';
  /**
   * Marks in words and by a drawing what is not a page of the shop: `anotherSite` in this window, `newWindow` where
   * unfinished work must not be lost (terms beside a form). Source: WCAG 2.2, 3.2.5 and technique G201.
   */
  leadsTo?: 'page' | 'anotherSite' | 'newWindow';
  /** The words of the link. Read alone, they make sense (WCAG 2.2, 2.4.4). */
  children: VisibleName;
  /** The `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another address. For something that happens here, use Button. */
export function Link({ look = 'inline', tone = 'action', leadsTo = 'page', children, rel, ...rest }: LinkProps) {
  const t = useWords(linkTexts);
  const window = leadsTo === 'newWindow' && { target: '_blank', rel: rel ? `${rel} noopener` : 'noopener' };
  return (
    <a rel={rel} {...rest} {...window} className={css.link} data-look={look} data-tone={tone}>
      <span className={css.words}>{children}</span>
      {leadsTo !== 'page' && (
        <>
          {/* One text with its space: Orca 43 does not speak a text of white space alone. */}
          <VisuallyHidden>{` ${t(leadsTo)}`}</VisuallyHidden>
          <span className={css.sign}>
            <Icon shape={icons.external} size={16} />
          </span>
        </>
      )}
      {leadsTo === 'page' && look === 'standalone' && <Icon shape={icons.arrowRight} size={20} />}
    </a>
  );
}
