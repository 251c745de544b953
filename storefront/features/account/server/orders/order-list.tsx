import { Heading, type HeadingLevel } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import type { OrderItem } from './order-items.ts';
import * as styles from './order-list.css.ts';
import { OrderStateMark } from './order-state-mark.tsx';

export interface OrderListProps {
  items: ReadonlyArray<OrderItem>;
  /** The heading level of each order's number. */
  headingLevel: HeadingLevel;
}

/** The orders of an account, each with its state and a link to its page. */
export function OrderList({ items, headingLevel }: OrderListProps) {
  return (
    // Safari with VoiceOver drops the semantics of lists without markers, unless they have the role.
    <ul role="list" className={styles.list}>
      {items.map(({ number, title, address, links, day, total, state, pictures }) => (
        <li key={number} className={styles.item}>
          {pictures.length > 0 && (
            <div className={styles.pictures}>
              {pictures.map((picture) => (
                <Image key={picture.base} source={picture} alt="" sizes="72px" ratio="1:1" />
              ))}
            </div>
          )}
          <div className={styles.words}>
            <Heading level={headingLevel} look="label">
              <Link href={address}>{title}</Link>
            </Heading>
            <Text look="small" tone="muted">
              {day}
            </Text>
            {links.map((link) => (
              <Link key={link.name} href={link.address} aria-label={`${link.name}: ${title}`}>
                {link.name}
              </Link>
            ))}
          </div>
          <div className={styles.figures}>
            <Text as="span" look="ui" isNumeric isUnbroken isStrong>
              {total}
            </Text>
            <OrderStateMark {...state} />
          </div>
        </li>
      ))}
    </ul>
  );
}
