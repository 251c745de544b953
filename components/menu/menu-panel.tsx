import * as css from './menu.css.ts';
import { ownCurrent, type MenuItem } from './menu-item.ts';

/** The links of a panel, each with those below it, in the order in which the columns are filled. */
export function MenuPanel({ items }: { items: ReadonlyArray<MenuItem> }) {
  return (
    <ul role="list" className={css.columns}>
      {items.map((item) => (
        <Links key={item.address} item={item} />
      ))}
    </ul>
  );
}

function Links({ item }: { item: MenuItem }) {
  return (
    <li className={css.entry}>
      <a className={css.panelLink} href={item.address} aria-current={ownCurrent(item)}>
        {item.name}
      </a>
      {item.items !== undefined && (
        <ul role="list">
          {item.items.map((below) => (
            <Links key={below.address} item={below} />
          ))}
        </ul>
      )}
    </li>
  );
}
