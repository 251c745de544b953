import { useEffect, useRef, useState } from 'react';
import { Carousel } from '../../../../../components/carousel/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { hotspots } from '../../../../../patterns/contract/client/calls/hotspots.ts';
import { connectShop } from '../../../../../patterns/contract/client/connection.ts';
import type { CarouselSettings } from './carousel-settings.ts';
import { slidesOf } from './slides-of.ts';
import { zonesTexts } from './texts.ts';
import { ZoneHeading } from './zone-heading.tsx';
import * as styles from './zones.css.ts';
import { pagePrefix } from '../../../../platform/browser/page-prefix.ts';

export interface LateZoneProps {
  /** The zone's element: "projector_hotspot_zone2". */
  id: string;
  /** The kind of page in call 11: main, projector … */
  page: string;
  name: string;
  /** The page of all its products; '' without one. */
  url: string;
  /** The page's product; null on other pages. */
  productId: number | null;
  carousel: CarouselSettings;
}

/**
 * A zone whose products come by call 11 when it is near the window. Without a script it stays a heading with its link; an
 * empty answer and a failed call remove it.
 */
export function LateZone({ id, page, name, url, productId, carousel }: LateZoneProps) {
  const t = useTexts(zonesTexts);
  const [slides, setSlides] = useState<ReadonlyArray<string> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const question = { zones: [{ component: id, type: page }], ...(productId !== null && { product: productId }) };
    hotspots(connectShop({ baseUrl: pagePrefix() }), question, { signal: leaving.signal }).then(
      (zones) => setSlides(slidesOf(zones[id] ?? '')),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('A zone of products was not loaded.', error);
        setSlides([]);
      },
    );
    return () => leaving.abort();
  }, [id, page, productId]);
  // Its section is the page's: an empty one would leave a gap.
  const isEmpty = slides?.length === 0;
  useEffect(() => {
    const section = place.current?.closest(`[data-zone="${CSS.escape(id)}"]`);
    if (!isEmpty || !section) return;
    const remove = () => section.remove();
    // Focus on its link would be lost with it.
    if (section.contains(document.activeElement)) section.addEventListener('focusout', remove, { once: true });
    else remove();
  }, [id, isEmpty]);

  return (
    <div ref={place} id={id}>
      <ZoneHeading id={`${id}_heading`} name={name} url={url} />
      {!isEmpty && (
        <div className={styles.lateRow}>
          {slides && (
            <Carousel {...carousel} step="view" aria-label={t('carousel', { name })}>
              {slides.map((html) => (
                <div key={html} dangerouslySetInnerHTML={{ __html: html }} />
              ))}
            </Carousel>
          )}
        </div>
      )}
    </div>
  );
}
