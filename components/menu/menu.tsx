import { useEffect, useId, useRef } from 'react';
import { Icon, icons } from '../icon/index.ts';
import { classNames } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import { Gable } from './gable.tsx';
import * as css from './menu.css.ts';
import { currentIn, type MenuItem } from './menu-item.ts';
import { MenuPanel } from './menu-panel.tsx';
import { menuTexts } from './menu.texts.ts';
import { startMenu } from './start-menu.ts';

export interface MenuProps {
  /** The departments in their order, each with what lies below it. */
  items: ReadonlyArray<MenuItem>;
  /** Another name of the landmark than "Działy sklepu". */
  label?: string;
}

/**
 * The departments of a shop in one line, each a link, with a button beside it that opens its subcategories: links in at most
 * five columns. From viewport level 3 on; below that it is not shown, and MenuList stands in its place. Without JavaScript
 * a panel shows under the mouse and around the focus. Without hydration, call `startMenu`. Source: ARIA Authoring Practices, "Disclosure Navigation Menu with Top-Level Links".
 */
export function Menu({ items, label }: MenuProps) {
  const t = useTexts(menuTexts);
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => startMenu(nav.current!), []);
  return (
    <nav ref={nav} aria-label={label ?? t('name')} className={css.bar} data-menu="">
      {/* Safari with VoiceOver drops list semantics without markers unless `role` is set. */}
      <ul role="list" className={css.items}>
        {items.map((item, index) => {
          const current = currentIn(item);
          const panelId = `${id}${index}`;
          return (
            <li key={item.address} className={classNames(css.item, item.isSale && css.saleItem)} data-menu-item="">
              <a
                className={classNames(css.link, item.isSale && css.saleLink)}
                href={item.address}
                aria-current={current}
                data-menu-stop=""
              >
                {item.name}
                {current !== undefined && <Gable />}
              </a>
              {item.items && (
                <>
                  <button
                    type="button"
                    className={css.toggle}
                    aria-label={t('more', { name: item.name })}
                    // From then on `startMenu` sets it.
                    aria-expanded={false}
                    aria-controls={panelId}
                    data-menu-stop=""
                  >
                    <Icon shape={icons.chevronDown} size={16} />
                  </button>
                  <div id={panelId} className={css.panel} data-menu-panel="">
                    <MenuPanel items={item.items} />
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
