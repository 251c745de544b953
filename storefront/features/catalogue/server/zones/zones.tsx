import { Container } from '../../../../../components/container/index.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import lateZone from '../../browser/zones/islands/late-zone.tsx';
import zoneCarousel from '../../browser/zones/islands/zone-carousel.tsx';
import { SavingCard } from '../saving/saving-grid.tsx';
import { SavedGoodsProvider, useSavedGoods } from '../saving/saved-goods-context.ts';
import * as styles from '../../browser/zones/zones.css.ts';
import type { PageZones } from './zones-data.ts';

/** Zones of products under a page's own content. */
export function Zones({ zones: { ready, late } }: { zones: PageZones }) {
  // Contexts do not cross islands.
  const saved = useSavedGoods();
  return (
    <>
      {ready.map(({ products, ...zone }) => (
        <Container key={zone.id} as="section" aria-labelledby={`${zone.id}_heading`}>
          <div id={zone.id} className={styles.zone}>
            {/* It is whole and scrolls without a script; only one that rotates by itself needs its code before a touch. */}
            <Island
              of={zoneCarousel}
              props={{ ...zone, productIds: products.map(({ id }) => id) }}
              hydrate={zone.carousel.hasAutoplay ? 'visible' : 'intent'}
              parts={products.map((card) => (
                <SavedGoodsProvider key={card.id} value={saved}>
                  <SavingCard card={card} labelledBy={`${zone.id}_heading`} />
                </SavedGoodsProvider>
              ))}
            />
          </div>
        </Container>
      ))}
      {late.map((zone) => (
        <Container key={zone.id} as="section" aria-labelledby={`${zone.id}_heading`} data-zone={zone.id}>
          {/* Without a script only its link is of use. */}
          <div className={zone.url === '' ? styles.scriptedZone : styles.zone}>
            <Island of={lateZone} props={zone} hydrate="visible" />
          </div>
        </Container>
      ))}
    </>
  );
}
