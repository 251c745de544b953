import { Button } from '../../../../../components/button/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Pagination } from '../../../../../components/pagination/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { FileList } from '../../../product/files.ts';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import type { BoughtItem, ProductsBoughtData } from './data.ts';
import * as styles from './page.css.ts';
import { productsBoughtTexts } from './texts.ts';

const addressOfPage = (page: number): string =>
  addressOf('products-bought', {}, { counter: page > 1 ? String(page - 1) : null });

/** What the signed-in client has bought, to buy it again (requirement S-12). */
export function ProductsBoughtPage({ data: { items, current, pages } }: PageViewProps<ProductsBoughtData>) {
  const t = useTexts(productsBoughtTexts);
  return (
    <AccountFrame current="bought" title={t('title')} lead={items.length > 0 ? t('lead') : undefined}>
      {items.length > 0 ? (
        <>
          {/* Safari with VoiceOver drops the semantics of lists without markers, unless they have the role. */}
          <ul role="list" aria-label={t('list')} className={styles.list}>
            {items.map((item) => (
              <li key={item.key} className={styles.item}>
                <Item item={item} action={addressOfPage(current)} />
              </li>
            ))}
          </ul>
          <Pagination label={t('pages')} current={current} count={pages} addressOf={addressOfPage} />
        </>
      ) : (
        <EmptyState
          level={2}
          title={t('empty')}
          actions={
            <Link href={addressOf('search', {}, { newproducts: 'y' })} look="standalone">
              {t('shop')}
            </Link>
          }
        >
          {t('emptyLead')}
        </EmptyState>
      )}
    </AccountFrame>
  );
}

function Item({ item, action }: { item: BoughtItem; action: string }) {
  const t = useTexts(productsBoughtTexts);
  const { productId, size, name, sizeName, day, quantity, order, picture, address, obstacle, files } = item;
  const full = [name, sizeName].filter(Boolean).join(', ');
  return (
    <>
      <div className={styles.picture}>
        {picture && <Image source={picture} alt="" sizes="88px" ratio="1:1" isFaded={obstacle !== null} />}
      </div>
      <div className={styles.words}>
        <Heading level={2} look="h3">
          {address === null ? (
            name
          ) : (
            <Link href={address} tone="ink" look="quiet">
              {name}
            </Link>
          )}
        </Heading>
        {sizeName !== null && (
          <Text look="small" tone="muted">
            {t('size', { size: sizeName })}
          </Text>
        )}
        <Text look="small" tone="muted">
          {t('bought', { day, quantity })}
        </Text>
        <Text look="small" tone="muted">
          <Link href={order.address} tone="muted">
            {t('order', { number: order.number })}
          </Link>
        </Text>
        {obstacle !== null && <Text look="small">{t(obstacle)}</Text>}
        {files.length > 0 && <FileList files={files} isBuyers />}
      </div>
      <div className={styles.action}>
        {obstacle === null && (
          <form method="post" action={action}>
            <input type="hidden" name="product" value={productId} />
            <input type="hidden" name="size" value={size} />
            <Button type="submit" size="compact">
              {t('again')}
              <VisuallyHidden>{t('ofProduct', { name: full })}</VisuallyHidden>
            </Button>
          </form>
        )}
        {obstacle === 'commented' && address !== null && <Link href={address}>{t('choose')}</Link>}
      </div>
    </>
  );
}
