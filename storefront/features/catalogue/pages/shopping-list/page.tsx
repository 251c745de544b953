import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { ProductGrid } from '../../../../../patterns/product-grid/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import type { ShoppingListData } from './data.ts';
import * as styles from './page.css.ts';

const sentences = { owner: 'private', public: 'public', shared: 'shared' } as const;

/** A visitor's saved products; by its link also another visitor's. */
export function ShoppingListPage({ data }: PageViewProps<ShoppingListData>) {
  const t = useTexts(shoppingListTexts);
  const { name, seenBy, products } = data;
  return (
    <Container>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs trail={[{ name: t('home'), href: addressOf('home') }]} current={name} />
      </div>
      <div className={styles.head}>
        <Heading level={1} id="list">
          {name}
        </Heading>
        <Text tone="muted">
          {t('count', { count: products.length })} · {t(sentences[seenBy])}
        </Text>
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} headingLevel={2} labelledBy="list" hasPriority />
      ) : (
        <EmptyState
          level={2}
          title={t('empty')}
          actions={
            <Link href={addressOf('search', {}, { newproducts: 'y' })} look="standalone">
              {t('seeNew')}
            </Link>
          }
        >
          {t('emptyLead')}
        </EmptyState>
      )}
    </Container>
  );
}
