import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Pagination } from '../../../../../components/pagination/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';

import { addressOf } from '../../../../shared/addresses.ts';
import { SavingGrid } from '../saving/saving-grid.tsx';
import { ChosenFilters } from './chosen-filters-view.tsx';
import { EmptyListing } from './empty-listing.tsx';
import type { ListingData } from './listing-data.ts';
import * as styles from './listing.css.ts';
import { SortForm } from './sort-form.tsx';
import { listingTexts } from './texts.ts';

export interface ListingViewProps {
  data: ListingData;
  title: string;
  lead?: string | undefined;
  /** Shown before the list: that another word was searched. */
  notice?: ReactNode;
}

/** A list of products: for a category, a search or a special list. */
export function ListingView({ data, title, lead, notice }: ListingViewProps) {
  const t = useTexts(listingTexts);
  const { products, total, page, pageCount, pageAddresses, request, form } = data;
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
      </div>
      <ChosenFilters filters={data.chosen} noneAddress={data.unfilteredAddress} />
      {products.length === 0 ? (
        <EmptyListing data={data} />
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{t('products', { count: total })}</p>
            <SortForm form={form} current={request.sort} isSearch={request.text !== ''} />
          </div>
          <VisuallyHidden as="h2" id="products">
            {t('list')}
          </VisuallyHidden>
          <SavingGrid products={products} headingLevel={3} labelledBy="products" hasPriority hasComparison />
          {pageCount > 1 && (
            <div className={styles.paging} data-load="">
              <Pagination
                current={page + 1}
                count={pageCount}
                addressOf={(number) => pageAddresses[number - 1] ?? pageAddresses[0]!}
              />
            </div>
          )}
        </>
      )}
    </Container>
  );
}
