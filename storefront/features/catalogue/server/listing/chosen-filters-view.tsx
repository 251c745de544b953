import { Icon, icons } from '../../../../../components/icon/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import * as styles from './listing.css.ts';
import { listingTexts } from './texts.ts';

export interface ChosenFiltersProps {
  filters: ReadonlyArray<ChosenFilter>;
  /** The list without any of them. */
  noneAddress: string;
}

/** The active filters: each is a link to the list without it, so it works without a script. */
export function ChosenFilters({ filters, noneAddress }: ChosenFiltersProps) {
  const t = useTexts(listingTexts);
  if (filters.length === 0) return null;
  return (
    <section className={styles.chosen} aria-label={t('chosen')} data-load="">
      <ul className={styles.chosenList} role="list">
        {filters.map(({ text, address }) => (
          <li key={text}>
            <a className={styles.chosenFilter} href={address}>
              <VisuallyHidden>{t('removeFilter')} </VisuallyHidden>
              {text}
              <Icon shape={icons.close} size={16} />
            </a>
          </li>
        ))}
      </ul>
      <Link href={noneAddress}>{t('removeAll')}</Link>
    </section>
  );
}
