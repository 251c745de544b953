import { Carousel } from '../../../../../components/carousel/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { ServerPart } from '../../../../platform/islands/server-part.tsx';
import type { CarouselSettings } from './carousel-settings.ts';
import { ZoneHeading } from './zone-heading.tsx';
import { zonesTexts } from './texts.ts';

export interface ZoneCarouselProps {
  /** The zone's element, as call 11 names it: "projector_hotspot_zone1". */
  id: string;
  name: string;
  /** The page of all its products; '' without one. */
  url: string;
  /** The products, whose cards are the island's parts; at least one. */
  productIds: ReadonlyArray<number>;
  carousel: CarouselSettings;
}

/** Products of a zone on a strip: it scrolls without a script, which adds the buttons. The server alone writes the cards. */
export function ZoneCarousel({ id, name, url, productIds, carousel }: ZoneCarouselProps) {
  const t = useTexts(zonesTexts);
  return (
    <>
      <ZoneHeading id={`${id}_heading`} name={name} url={url} />
      <Carousel {...carousel} step="view" aria-label={t('carousel', { name })}>
        {productIds.map((product, index) => (
          <ServerPart key={product} index={index} />
        ))}
      </Carousel>
    </>
  );
}
