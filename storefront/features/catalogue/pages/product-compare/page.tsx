import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Button, LinkButton } from '../../../../../components/button/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { Switch } from '../../../../../components/switch/index.ts';
import { Table, type TableColumn } from '../../../../../components/table/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace, VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { ComparisonRow } from '../../server/comparison/comparison-rows.ts';
import { comparisonTexts } from '../../server/comparison/texts.ts';
import type { ComparedColumn, ComparisonData } from './data.ts';
import * as styles from './page.css.ts';

/** Compared products side by side (requirements H-05, S-11, L-14). */
export function ComparisonPage({ data }: PageViewProps<ComparisonData>) {
  const t = useTexts(comparisonTexts);
  const { columns, most } = data;
  const count = columns.length;
  return (
    <Container>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs trail={[{ name: t('home'), href: addressOf('home') }]} current={t('title')} />
      </div>
      <div className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        {count > 0 && (
          <Text tone="muted">
            {count >= most ? t('leadFull', { most }) : t('lead', { count, most })}
            {count === 1 && ` ${t('alone')}`}
          </Text>
        )}
      </div>
      {count > 0 ? (
        <Comparison data={data} />
      ) : (
        <EmptyState
          level={2}
          title={t('empty')}
          actions={
            <Link href={addressOf('search')} look="standalone">
              {t('seeAll')}
            </Link>
          }
        >
          {t('emptyLead')}
        </EmptyState>
      )}
    </Container>
  );
}

function Comparison({ data }: { data: ComparisonData }) {
  const t = useTexts(comparisonTexts);
  const { columns, rows, isOnlyDifferences, columnsByLevel } = data;
  const columnsAt = (level: number) => columnsOf(columnsByLevel[level] ?? columnsByLevel.at(-1), columns.length);
  const table: ReadonlyArray<TableColumn<ComparisonRow>> = [
    {
      id: 'property',
      header: <VisuallyHidden>{t('property')}</VisuallyHidden>,
      isRowHeader: true,
      cell: ({ name, isDifferent }) => (
        <>
          {name}
          {isDifferent && columns.length > 1 && (
            <>
              <HiddenSpace />
              <span className={styles.differs}>{t('differs')}</span>
            </>
          )}
        </>
      ),
    },
    ...columns.map((column, index): TableColumn<ComparisonRow> => ({
      id: String(column.card.id),
      header: <ColumnHead column={column} />,
      cell: ({ values, isDifferent }) => (
        <span className={isDifferent && columns.length > 1 ? styles.different : undefined}>
          {values[index] ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('missing')}</VisuallyHidden>
            </>
          )}
        </span>
      ),
    })),
  ];
  return (
    <>
      <div className={styles.bar}>
        {columns.length > 1 && (
          <form
            action={addressOf('product-compare')}
            method="get"
            className={styles.choice}
            data-load="keep-focus"
            data-submit-on-change=""
          >
            {/* The id keeps focus on the switch. */}
            <Switch
              id="differences"
              name="differences"
              value="y"
              label={t('onlyDifferences')}
              defaultChecked={isOnlyDifferences}
            />
            <span className={styles.submit}>
              <Button type="submit" size="compact">
                {t('show')}
              </Button>
            </span>
          </form>
        )}
        <form method="post" action={addressOf('product-compare')}>
          <Button type="submit" name="do" value="clear" tone="text" size="compact">
            {t('clear')}
          </Button>
        </form>
      </div>
      <div
        className={styles.table}
        data-columns-1={columnsAt(0)}
        data-columns-2={columnsAt(1)}
        data-columns-3={columnsAt(2)}
        data-columns-4={columnsAt(3)}
      >
        <Table
          caption={t('table')}
          isCaptionHidden
          columns={table}
          rows={rows}
          rowKey={({ name }) => name}
          empty={t('noDifferences')}
          layout="side-by-side"
        />
      </div>
    </>
  );
}

/**
 * The setting may be anything; the style knows one to six columns. A few products share the width of the page; one does
 * not stretch over it.
 */
const columnsOf = (setting: number | undefined, count: number): number =>
  Math.min(Math.max(Math.round(setting ?? 1) || 1, 1), Math.max(count, 2), 6);

function ColumnHead({ column: { card, sizes } }: { column: ComparedColumn }) {
  const t = useTexts(comparisonTexts);
  const { id, name, subline, address, picture, isSoldOut } = card;
  const full = [name, subline].filter(Boolean).join(', ');
  return (
    <div className={styles.product}>
      {picture && (
        <span className={styles.picture}>
          <Image
            source={picture}
            alt=""
            sizes={{ 1: '110px', 2: '170px', 3: '200px', 4: '220px' }}
            ratio="1:1"
            isFaded={isSoldOut}
          />
        </span>
      )}
      <a className={styles.name} href={address}>
        {name}
        <HiddenSpace />
        <span className={styles.subline}>{subline}</span>
      </a>
      <div className={styles.actions}>
        {sizes.length === 0 ? (
          <LinkButton href={address} size="compact">
            {t(isSoldOut ? 'whenBack' : 'seeProduct')}
            <VisuallyHidden>{t('ofProduct', { name: full })}</VisuallyHidden>
          </LinkButton>
        ) : (
          <form method="post" action={addressOf('basket-change')} className={styles.buying}>
            <input type="hidden" name="mode" value="1" />
            <input type="hidden" name="product" value={id} />
            {sizes.length > 1 ? (
              <Select
                name="size"
                aria-label={`${t('size')}${t('ofProduct', { name: full })}`}
                options={sizes.map((size) => ({ value: size.type, label: size.name }))}
                autoComplete="off"
              />
            ) : (
              <input type="hidden" name="size" value={sizes[0]!.type} />
            )}
            <Button type="submit" size="compact">
              {t('toBasket')}
              <VisuallyHidden>{t('ofProduct', { name: full })}</VisuallyHidden>
            </Button>
          </form>
        )}
        <form method="post" action={addressOf('product-compare')}>
          <input type="hidden" name="product" value={id} />
          <Button type="submit" name="do" value="remove" tone="text" size="compact">
            {t('remove')}
            <VisuallyHidden>{t('ofProduct', { name: full })}</VisuallyHidden>
          </Button>
        </form>
      </div>
    </div>
  );
}
