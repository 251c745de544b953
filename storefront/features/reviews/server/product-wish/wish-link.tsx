import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { productWishTexts } from '../../browser/product-wish/texts.ts';

/** For a search without results: the link to the product wish form. */
export function WishLink() {
  const t = useTexts(productWishTexts);
  return (
    <Link href={addressOf('settings', {}, { add_request_product: '1' })} look="standalone" rel="nofollow">
      {t('title')}
    </Link>
  );
}
