import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, icons } from '../icon/index.ts';
import type { VisibleName } from '../shared/index.ts';
import * as css from './accordion.css.ts';

export interface AccordionSection {
  /** The id of its content, unique in the page: an address with `#dostawa` opens the section. */
  readonly id: string;
  /** The words that open and close it. No control stands in them. */
  readonly heading: VisibleName;
  /** What is shown while it is open. It is in the page from the start. */
  readonly content: ReactNode;
  /** Whether it is open at the start; a later change opens or closes it. */
  readonly isOpen?: boolean;
}

export interface AccordionProps {
  /** The sections in their order. */
  sections: ReadonlyArray<AccordionSection>;
  /** The place of the headings in the outline of the page, 1-6. */
  headingLevel: HeadingLevel;
  /** Opening one closes the others; of several that are open at the start only the first one is. */
  isSingle?: boolean;
}

/*
 * Native <details>, and not a button over a region (ARIA Authoring Practices, pattern "Accordion"): it opens without
 * JavaScript and before hydration, the search of the browser finds what is closed and opens it, so does an address that
 * names something in it, and one `name` keeps a single one open. The price: Safari 17.1 and Firefox 129 do not know
 * `name`, their sections open side by side; and where a browser tells <summary> as a plain button, its heading is not in
 * the list of headings.
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
          // Whoever opened one before hydration finds it open.
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
