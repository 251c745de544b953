import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { GiftCardView } from '../../../payment/index.ts';
import * as styles from './files-section.css.ts';
import { filesTexts } from './texts.ts';

/** The gift cards that an order sold, to pay with or to pass on; nothing without them. */
export function GiftCardsSection({ cards }: { cards: ReadonlyArray<GiftCardView> }) {
  const t = useTexts(filesTexts);
  if (cards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cards-heading">
      <Heading level={2} look="h3" id="cards-heading">
        {t('cards', { count: cards.length })}
      </Heading>
      <ul className={styles.cards} role="list">
        {cards.map((card) => (
          <li key={card.number} className={styles.product}>
            <Text isStrong>{t('card', card)}</Text>
            <Text>{t('cardNumber', card)}</Text>
            <Text look="small" tone="muted">
              {t('cardUntil', card)}
            </Text>
          </li>
        ))}
      </ul>
      <Text look="small">{t('cardUse')}</Text>
    </section>
  );
}
