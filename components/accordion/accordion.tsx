import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, icons } from '../icon/index.ts';
import type { VisibleName } from '../shared/index.ts';
import * as css from './accordion.css.ts';

export interface AccordionSection {
  /** The id of its content, unique in the page: a link to `#dostawa` opens the section. */
  readonly id: string;
  /** The text of the summary. Holds no controls. */
  readonly heading: VisibleName;
  /** The content, always in the page. */
  readonly content: ReactNode;
  /** Whether it starts open; a later change opens or closes it. */
  readonly isOpen?: boolean;
}

export interface AccordionProps {
  /** The sections in their order. */
  sections: ReadonlyArray<AccordionSection>;
  /** The heading level in the page outline, 1-6. */
  headingLevel: HeadingLevel;
  /** Opening one closes the others; only the first of several initially open ones stays open. */
  isSingle?: boolean;
}

/*
 * Native <details>, not a button over a region (ARIA Authoring Practices, "Accordion"): it opens without JavaScript and
 * before hydration, find-in-page and fragment links open closed sections, and a shared `name` keeps one open. The
 * price: Safari 17.1 and Firefox 129 ignore `name`, so sections open side by side; and where a browser exposes
 * <summary> as a button, its heading is not in the list of headings.
 */

/** Sections under each other that open and close at their headings, each by itself or one at a time. */
export function Accordion({ sections, headingLevel, isSingle = false }: AccordionProps) {
  const name = useId();
  const firstOpen = sections.find(({ isOpen }) => isOpen);
  return (
    <div className={css.accordion}>
      {sections.map((section) => (
        <details
          key={section.id}
          className={css.section}
          name={isSingle ? name : undefined}
          open={isSingle ? section === firstOpen : section.isOpen}
          // The user may have opened one before hydration.
          suppressHydrationWarning
        >
          <summary className={css.summary}>
            <Heading level={headingLevel} look="h3">
              {section.heading}
            </Heading>
            <span className={css.plus}>
              <Icon shape={icons.plus} />
            </span>
            <span className={css.minus}>
              <Icon shape={icons.minus} />
            </span>
          </summary>
          <div id={section.id} className={css.content}>
            {section.content}
          </div>
        </details>
      ))}
    </div>
  );
}
