import { Icon, icons } from '../icon/index.ts';
import { classNames } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import * as css from './menu-list.css.ts';
import { currentIn, ownCurrent, type MenuItem } from './menu-item.ts';
import { menuTexts } from './menu.texts.ts';

export interface MenuListProps {
  /** The departments in their order, each with what lies below it. */
  items: ReadonlyArray<MenuItem>;
  /** Another name of the landmark than "Działy sklepu". */
  label?: string;
  /** Called when a link is pressed, before it navigates: a drawer around the list closes then (requirement T-26). */
  onNavigate?: () => void;
}

/**
 * The menu of phones and tablets: departments under each other, those with subcategories unfold. It is as wide as what it stands
 * in, a drawer or the page. Native `<details>`: it works without JavaScript and before hydration.
 */
export function MenuList({ items, label, onNavigate }: MenuListProps) {
  const t = useTexts(menuTexts);
  return (
    <nav aria-label={label ?? t('name')}>
      <Level items={items} onNavigate={onNavigate} />
    </nav>
  );
}

interface LevelProps {
  items: ReadonlyArray<MenuItem>;
  onNavigate: MenuListProps['onNavigate'];
}

function Level({ items, onNavigate }: LevelProps) {
  return (
    <ul role="list" className={css.level}>
      {items.map((item) => (
        <li key={item.address} className={css.entry}>
          {item.items ? (
            <Department item={item} items={item.items} onNavigate={onNavigate} />
          ) : (
            <a
              className={classNames(css.row, item.isSale && css.saleRow)}
              href={item.address}
              aria-current={ownCurrent(item)}
              onClick={() => onNavigate?.()}
            >
              {item.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Its own page comes first among what unfolds. It is unfolded where the current page lies in it. */
function Department({ item, items, onNavigate }: LevelProps & { item: MenuItem }) {
  const t = useTexts(menuTexts);
  const { items: _items, isSale: _isSale, ...whole } = item;
  return (
    // What was unfolded before hydration stays unfolded.
    <details open={currentIn(item) !== undefined} suppressHydrationWarning>
      <summary className={classNames(css.row, css.summary, item.isSale && css.saleRow)}>
        {item.name}
        <span className={css.sign}>
          <Icon shape={icons.chevronDown} size={20} />
        </span>
      </summary>
      <Level items={[{ ...whole, name: t('whole', { name: item.name }) }, ...items]} onNavigate={onNavigate} />
    </details>
  );
}
