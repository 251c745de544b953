import type { SavableCard } from '../../../features/catalogue/index.ts';
import { SavingGrid } from '../../../features/catalogue/saving.ts';
import { ZoneHeading } from '../../../features/catalogue/zones.ts';

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
  const heading = `${component}_heading`;
  return (
    <section id={component} aria-labelledby={heading}>
      <ZoneHeading id={heading} name={name} url={url} />
      <SavingGrid products={products} headingLevel={3} labelledBy={heading} hasComparison />
    </section>
  );
}
