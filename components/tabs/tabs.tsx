import type { ElementType, ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/index.ts';
import { Icon, icons } from '../icon/index.ts';
import type { AccessibleName } from '../shared/index.ts';
import * as css from './tabs.css.ts';
import { useTabs } from './use-tabs.ts';

export interface Tab {
  /** The id of its panel, unique in the page: an address with `#opinie` opens the tab. */
  readonly id: string;
  /** The words of the tab, and of the heading of its panel. */
  readonly label: string;
  /** What the panel shows. It is in the page from the start. */
  readonly content: ReactNode;
}

export type TabsProps = AccessibleName & {
  /** The tabs in their order, at least one. */
  tabs: ReadonlyArray<Tab>;
  /** The place of the panels' headings in the outline of the page, 1-6. In an accordion they open and close its panels. */
  headingLevel: HeadingLevel;
  /** The id of the chosen tab when controlled; answer `onChange` with the next one. */
  value?: string;
  /** The id of the initial tab, unless the address names another panel. The first one by default. */
  defaultValue?: string;
  /** Called with the id of the tab chosen by a press, a key or the address. */
  onChange?: (value: string) => void;
  /**
   * `automatic`: the arrow keys choose as they go. `manual`: they only move, Enter or Space chooses; for panels that
   * load slowly. An accordion is opened by Enter and Space alone.
   */
  activation?: 'automatic' | 'manual';
};

/**
 * One of several panels at a time, under a row of tabs; below viewport level 3 the same panels are an accordion. Without
 * JavaScript all panels stand one under the other with their headings. Source: ARIA Authoring Practices, patterns "Tabs"
 * and "Accordion".
 */
export function Tabs({
  label,
  'aria-label': ariaLabel = label,
  'aria-labelledby': ariaLabelledby,
  tabs,
  headingLevel,
  ...behaviour
}: TabsProps) {
  const { form, listProps, tabProps, partProps, openerProps, panelProps } = useTabs(
    tabs.map(({ id }) => id),
    behaviour,
  );
  // Orca 43 goes on with a link that became a tab or a button in place: it says "odnośnik", and arrows read letters.
  const made = form === null ? 'as links' : 'as controls';
  const List = (form === null ? 'nav' : 'div') as ElementType;
  return (
    <div className={css.tabs} data-form={form ?? undefined}>
      <List key={made} {...listProps} aria-label={ariaLabel} aria-labelledby={ariaLabelledby} className={css.list}>
        {tabs.map(({ id, label: words }) => (
          <a key={id} {...tabProps(id)} className={css.tab}>
            <span className={css.words} data-words={words}>
              {words}
            </span>
          </a>
        ))}
      </List>
      <div className={css.panels}>
        {tabs.map(({ id, label: words, content }) => (
          <div key={id} {...partProps(id)} className={css.part}>
            <div className={css.title}>
              <Heading level={headingLevel} look="h3">
                {form === 'row' ? (
                  words
                ) : (
                  <a key={made} {...openerProps(id)} className={css.opener}>
                    {words}
                    <span className={css.plus}>
                      <Icon shape={icons.plus} />
                    </span>
                    <span className={css.minus}>
                      <Icon shape={icons.minus} />
                    </span>
                  </a>
                )}
              </Heading>
            </div>
            <div {...panelProps(id)} className={css.panel}>
              {content}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
