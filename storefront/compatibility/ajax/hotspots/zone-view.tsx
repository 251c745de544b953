import { Link } from '../../../../components/link/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../components/visually-hidden/index.ts';
import { ProductGrid } from '../../../../patterns/product-grid/index.ts';
import type { ProductCardData } from '../../../../patterns/product-card/index.ts';
import { SectionHeading } from '../../../../patterns/section-heading/index.ts';
import { ajaxTexts } from '../texts.ts';

export interface ZoneViewProps {
  /** The id of the element that it will stand in: the heading's is made of it. */
  component: string;
  /** What the shop calls the zone. */
  name: string;
  /** Where all of its products are; '' where there is no such page. */
  url: string;
  /** At least one. */
  products: ReadonlyArray<ProductCardData>;
}

/** A zone as it goes into the page: products on the shop's own cards under the zone's name, and the way to all of them. */
export function ZoneView({ component, name, url, products }: ZoneViewProps) {
  const t = useTexts(ajaxTexts);
  const heading = `${component}_heading`;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title={name}
        aside={
          url === '' ? undefined : (
            <Link href={url} look="standalone">
              <>
                {t('all')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </>
            </Link>
          )
        }
      />
      <ProductGrid products={products} headingLevel={3} labelledBy={heading} />
    </section>
  );
}
