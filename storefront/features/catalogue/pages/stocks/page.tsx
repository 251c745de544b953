import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Card } from '../../../../../components/card/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Grid } from '../../../../../components/grid/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Table } from '../../../../../components/table/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Showroom } from '../../browser/stocks/showroom.tsx';
import * as stocks from '../../browser/stocks/stocks.css.ts';
import { stocksTexts } from '../../browser/stocks/texts.ts';
import type { StocksPageData } from './index.ts';
import * as styles from './page.css.ts';
import { columnsByLevel } from './columns.ts';

/** The showrooms; for one product a table of its sizes in every stock. */
export function StocksPage({ data: { showrooms, product, columns } }: PageViewProps<StocksPageData>) {
  const t = useTexts(stocksTexts);
  const title = t(product ? 'titleOfProduct' : 'title');
  return (
    <Container>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs
          trail={[
            { name: t('home'), href: addressOf('home') },
            ...(product ? [{ name: product.name, href: product.address }] : []),
          ]}
          current={title}
        />
      </div>
      <header className={styles.head}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{t(product ? 'leadOfProduct' : 'lead')}</Text>
      </header>
      {product && (
        <div className={styles.table}>
          <Table
            caption={product.name}
            columns={[
              {
                id: 'place',
                header: t('place'),
                isRowHeader: true,
                cell: ({ kind, name }) => (kind === 'warehouse' ? t('warehouse', { name }) : name),
              },
              ...product.sizes.map(({ type, name, levels }) => ({
                id: type,
                header: product.sizes.length === 1 ? t('inPlace') : name,
                cell: ({ id }: { id: string }) => {
                  const level = levels[id] ?? 'none';
                  return (
                    <span className={stocks.level} data-level={level}>
                      {t(level)}
                    </span>
                  );
                },
              })),
            ]}
            rows={product.stocks}
            rowKey={({ id }) => id}
          />
        </div>
      )}
      <Grid as="ul" columns={columnsByLevel(columns)} space={40}>
        {showrooms.map((stock) => (
          <Card
            key={stock.id}
            as="li"
            tone="quiet"
            title={stock.name}
            headingLevel={2}
            headingLook="h3"
            footer={stock.canCollect && <Text tone="muted">{t('collect')}</Text>}
          >
            <Showroom stock={stock} />
          </Card>
        ))}
      </Grid>
    </Container>
  );
}
