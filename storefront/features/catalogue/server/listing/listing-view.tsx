import type { ReactNode } from 'react';
import { Alert } from '../../../../../components/alert/index.ts';
import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Grid } from '../../../../../components/grid/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Pagination } from '../../../../../components/pagination/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { filterForm } from '../../browser/listing/filter-form.ts';
import filterSheet from '../../browser/listing/islands/filter-sheet.tsx';
import { filterTexts } from '../../browser/listing/texts.ts';
import { SavingGrid } from '../saving/saving-grid.tsx';
import { ChosenFilters } from './chosen-filters-view.tsx';
import { priceFieldId } from './filter-address.ts';
import { FilterPanel } from './filter-panel.tsx';
import { EmptyListing } from './empty-listing.tsx';
import type { ListingData } from './listing-data.ts';
import * as styles from './listing.css.ts';
import { NearTexts } from './near-texts.tsx';
import { Portions } from './portions.tsx';
import { SortForm } from './sort-form.tsx';
import { listingTexts } from './texts.ts';

export interface ListingViewProps {
  data: ListingData;
  title: string;
  lead?: string | undefined;
  /** Shown before the list: that another word was searched, where else to go. */
  notice?: ReactNode;
  /** Shown after the list: the rest of a long description. */
  after?: ReactNode;
}

/** A list of products with its filters: for a category, a search or a special list. */
export function ListingView({ data, title, lead, notice, after }: ListingViewProps) {
  const t = useTexts(listingTexts);
  const { filters } = data;
  return (
    <Container>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs trail={[{ name: t('home'), href: addressOf('home') }]} current={title} />
      </div>
      <div className={styles.head}>
        <Heading level={1}>{title}</Heading>
        {lead !== undefined && (
          <Text look="lead" tone="muted">
            {lead}
          </Text>
        )}
        {notice}
        {data.products.length > 0 && <NearTexts near={data.near} />}
      </div>
      {filters ? (
        <Grid split="filters" align="start">
          <FilterPanel {...filters} />
          <List data={data} isBesideFilters />
        </Grid>
      ) : (
        <List data={data} />
      )}
      {after}
    </Container>
  );
}

function List({ data, isBesideFilters = false }: { data: ListingData; isBesideFilters?: boolean }) {
  const t = useTexts(listingTexts);
  const { products, total, unfilteredTotal, page, pageCount, pageAddress, request, form, filters, chosen } = data;
  const hasProducts = products.length > 0;
  return (
    <div className={styles.list}>
      {filters?.price?.problem && <PriceProblem />}
      <div className={styles.bar} hidden={!hasProducts && !filters}>
        {hasProducts && (
          <p className={styles.count}>
            <data id={filterForm.countId} value={total} className={styles.total}>
              {t('products', { count: total })}
            </data>
            {chosen.length > 0 && ` ${t('ofAll', { count: String(unfilteredTotal) })}`}
          </p>
        )}
        {filters && (
          <div className={styles.filterButton} data-docks-after={filters.docksAfter}>
            <div className={styles.docking}>
              <Island of={filterSheet} props={{ total, chosen: chosen.length, delay: filters.delay }} />
            </div>
          </div>
        )}
        {hasProducts && <SortForm form={form} current={request.sort} isSearch={request.text !== ''} />}
      </div>
      <ChosenFilters filters={chosen} noneAddress={data.unfilteredAddress} />
      {hasProducts ? (
        <>
          <VisuallyHidden as="h2" id="products">
            {t('list')}
          </VisuallyHidden>
          <SavingGrid
            products={products}
            headingLevel={3}
            labelledBy="products"
            hasPriority
            hasComparison
            isBesideFilters={isBesideFilters}
          />
          {(pageCount > 1 || unfilteredTotal > Math.min(...data.portions.choices)) && (
            <div className={styles.paging}>
              {pageCount > 1 && (
                <div data-load="">
                  <Pagination current={page + 1} count={pageCount} addressOf={(number) => pageAddress(number - 1)} />
                </div>
              )}
              <Portions {...data.portions} />
            </div>
          )}
        </>
      ) : (
        <>
          {chosen.length > 0 && <data id={filterForm.countId} value={0} />}
          <EmptyListing data={data} />
        </>
      )}
    </div>
  );
}

/** Prices in the address that are no filter: the list is shown without them, and the fields are marked. */
function PriceProblem() {
  const t = useTexts(filterTexts);
  return (
    <div className={styles.problem}>
      <Alert tone="error" title={t('priceTitle')}>
        <Link href={`#${priceFieldId}-from`} tone="inherit">
          {t('priceFix')}
        </Link>
      </Alert>
    </div>
  );
}
