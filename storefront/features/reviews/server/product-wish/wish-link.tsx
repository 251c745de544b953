import { Banner } from '../../../../../components/banner/index.ts';
import { LinkButton } from '../../../../../components/button/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { PartStyles } from '../../../../platform/document/document.tsx';
import { productWishTexts } from '../../browser/product-wish/texts.ts';

/** For a search without results: leads to the form for a product wish. */
export function WishLink() {
  const t = useTexts(productWishTexts);
  return (
    <>
      <PartStyles of="banner" />
      <Banner
        title={t('missing')}
        actions={
          <LinkButton href={addressOf('settings', {}, { add_request_product: '1' })} rel="nofollow">
            {t('title')}
          </LinkButton>
        }
      >
        {t('missingLead')}
      </Banner>
    </>
  );
}
