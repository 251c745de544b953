import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { useSavedGoods } from './saved-goods-context.ts';
import * as styles from './saving.css.ts';
import { savingTexts } from './texts.ts';

/** How many products are compared, and the way to the comparison; a script shows it with the first one. */
export function CompareBar() {
  const t = useTexts(savingTexts);
  const { compared, mostCompared } = useSavedGoods();
  return (
    <section className={styles.bar} aria-label={t('bar')} hidden={compared.length === 0} data-compare-bar="">
      <Container>
        <div className={styles.barRow}>
          <p className={styles.barWords} data-compare-words="">
            {t('barCount', { count: compared.length, most: mostCompared })}
          </p>
          <form method="post" action={addressOf('product-compare')}>
            <Button type="submit" name="do" value="clear" tone="text" size="compact">
              {t('clear')}
            </Button>
          </form>
          <LinkButton href={addressOf('product-compare')} size="compact">
            {t('compare')}
          </LinkButton>
        </div>
      </Container>
    </section>
  );
}
