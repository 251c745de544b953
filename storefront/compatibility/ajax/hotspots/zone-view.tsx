import { Link } from '../../../../components/link/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../components/visually-hidden/index.ts';
import { SectionHeading } from '../../../../patterns/section-heading/index.ts';
import type { SavableCard } from '../../../features/catalogue/index.ts';
import { SavingGrid } from '../../../features/catalogue/saving.ts';
import { ajaxTexts } from '../texts.ts';

export interface ZoneViewProps {
  /** Its id: clients replace the element of this id by the zone, and look it up again. */
  component: string;
  /** The zone's name in the shop. */
  name: string;
  /** The page of all its products; '' without one. */
  url: string;
  /** At least one. */
  products: ReadonlyArray<SavableCard>;
}

/** A zone for the page: products on the shop's own cards under the zone's name, and a link to all of them. */
export function ZoneView({ component, name, url, products }: ZoneViewProps) {
  const t = useTexts(ajaxTexts);
  const heading = `${component}_heading`;
  return (
    <section id={component} aria-labelledby={heading}>
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
      <SavingGrid products={products} headingLevel={3} labelledBy={heading} />
    </section>
  );
}
