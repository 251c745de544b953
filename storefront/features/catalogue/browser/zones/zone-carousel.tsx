import { Carousel } from '../../../../../components/carousel/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { ProductCard, type ProductCardData } from '../../../../../patterns/product-card/index.ts';
import type { CarouselSettings } from './carousel-settings.ts';
import { ZoneHeading } from './zone-heading.tsx';
import { zonesTexts } from './texts.ts';

export interface ZoneCarouselProps {
  /** The zone's element, as call 11 names it: "projector_hotspot_zone1". */
  id: string;
  name: string;
  /** The page of all its products; '' without one. */
  url: string;
  /** At least one. */
  products: ReadonlyArray<ProductCardData>;
  carousel: CarouselSettings;
}

/** Products of a zone on a strip: it scrolls without a script, which adds the buttons. */
export function ZoneCarousel({ id, name, url, products, carousel }: ZoneCarouselProps) {
  const t = useTexts(zonesTexts);
  const heading = `${id}_heading`;
  return (
    <>
      <ZoneHeading id={heading} name={name} url={url} />
      <Carousel {...carousel} step="view" aria-label={t('carousel', { name })}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} headingLevel={3} />
        ))}
      </Carousel>
    </>
  );
}
