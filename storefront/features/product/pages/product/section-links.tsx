import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from '../../browser/product/section-links.css.ts';
import { productTexts } from './texts.ts';

interface SectionLinksProps {
  /** The sections that this page has, in their order. */
  sections: ReadonlyArray<{ id: string; name: string }>;
}

/** Links to the sections of the page, from viewport level 3; below, the sections fold. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const t = useTexts(productTexts);
  return (
    <nav className={styles.bar} aria-label={t('sections')}>
      <ul role="list" className={styles.list}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
