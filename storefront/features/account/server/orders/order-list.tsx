import { Heading, type HeadingLevel } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { OrderItem } from './order-items.ts';
import * as styles from './order-list.css.ts';
import { OrderStateMark } from './order-state-mark.tsx';
import { clientOrdersTexts } from './texts.ts';

export interface OrderListProps {
  items: ReadonlyArray<OrderItem>;
  /** The heading level of each order's number. */
  headingLevel: HeadingLevel;
}

/** The orders of an account, each with its state and a link to its page. */
export function OrderList({ items, headingLevel }: OrderListProps) {
  const t = useTexts(clientOrdersTexts);
  return (
    // Safari with VoiceOver drops the semantics of lists without markers, unless they have the role.
    <ul role="list" className={styles.list}>
      {items.map(({ number, address, day, total, state, pictures }) => (
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
              <Link href={address}>{t('order', { number })}</Link>
            </Heading>
            <Text look="small" tone="muted">
              {day}
            </Text>
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
