import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { productWishTexts } from '../../browser/product-wish/texts.ts';

/** For who found nothing: the way to the form that tells the shop what is missing. */
export function WishLink() {
  const t = useTexts(productWishTexts);
  return (
    <Link href={addressOf('settings', {}, { add_request_product: '1' })} look="standalone" rel="nofollow">
      {t('title')}
    </Link>
  );
}
