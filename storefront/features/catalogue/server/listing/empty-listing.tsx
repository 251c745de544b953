import { createElement, type ComponentType } from 'react';
import { Inline } from '../../../../../components/inline/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Stack } from '../../../../../components/stack/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { slot } from '../../../../platform/features/slot.ts';
import type { ListingData } from './listing-data.ts';
import { NearTexts } from './near-texts.tsx';
import * as styles from './listing.css.ts';
import { longestText } from './listing-query.ts';
import { listingTexts } from './texts.ts';

/** An alternative after a search without results. Reviews fill it with a link to a product wish. */
export const nothingFoundSlot = slot<ComponentType>('nothing found');

export interface EmptyListingProps {
  data: ListingData;
}

/** Why the list is empty, and where to go on. */
export function EmptyListing({ data }: EmptyListingProps) {
  const t = useTexts(listingTexts);
  const { request, isPageMissing, pageCount, pageAddress, departments, minimumCharacters } = data;
  const reason = isPageMissing
    ? t('noPage')
    : request.problem === 'tooLong'
      ? t('tooLong', { count: longestText })
      : request.problem === 'tooShort'
        ? t('tooShort', { count: minimumCharacters })
        : data.chosen.length > 0
          ? t('emptyFiltered')
          : request.text
            ? t('empty')
            : t('emptyList');
  return (
    <div className={styles.empty}>
      <Stack align="start">
        <Text look="lead">{reason}</Text>
        {isPageMissing && pageCount > 0 && (
          <Link href={pageAddress(0)} look="standalone">
            {t('firstPage')}
          </Link>
        )}
        <NearTexts near={data.near} />
        {data.wider.length > 0 && (
          <Stack as="ul" space={8} data-load="">
            {data.wider.map(({ kind, text, address, count }) => (
              <li key={address}>
                <Link href={address}>{t(kind === 'filter' ? 'withoutFilter' : 'wordAlone', { text })}</Link>{' '}
                <span className={styles.widerCount}>{t('products', { count })}</span>
              </li>
            ))}
          </Stack>
        )}
        <Text as="p" look="label">
          {t('elsewhere')}
        </Text>
        <Inline as="ul" space={24}>
          {departments.map(({ name, address }) => (
            <li key={address}>
              <Link href={address}>{name}</Link>
            </li>
          ))}
        </Inline>
        {request.text !== '' && createElement(nothingFoundSlot.filled())}
        {data.helpEmail !== '' && (
          <Text tone="muted">
            {t('help')} <Link href={`mailto:${data.helpEmail}`}>{data.helpEmail}</Link>
          </Text>
        )}
      </Stack>
    </div>
  );
}
