import { useId } from 'react';
import { useTexts } from '../../../../../components/texts/index.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/index.ts';
import { buyFormTexts } from './buy-form.texts.ts';
import * as styles from './versions.css.ts';

/** The same thing in another colour, with its own page. */
export interface VersionLink {
  id: number;
  name: string;
  address: string;
  /** A CSS colour. */
  swatch: string | null;
  isAvailable: boolean;
  isCurrent: boolean;
}

export interface VersionsProps {
  /** The property: "Szkliwo". */
  label: string;
  versions: ReadonlyArray<VersionLink>;
}

/** Links to other versions of a product; styled like sizes, but pages. */
export function Versions({ label, versions }: VersionsProps) {
  const t = useTexts(buyFormTexts);
  const labelId = useId();
  const current = versions.find(({ isCurrent }) => isCurrent);
  return (
    <nav aria-labelledby={labelId}>
      <p className={styles.label}>
        <span id={labelId}>{label}</span>
        {current && (
          <span className={styles.labelValue}>
            : {current.name}
            {!current.isAvailable && `, ${t('unavailable')}`}
          </span>
        )}
      </p>
      <ul role="list" className={styles.versions}>
        {versions.map((version) => (
          <li key={version.id}>
            <a
              className={styles.version}
              href={version.address}
              aria-current={version.isCurrent ? 'page' : undefined}
              data-unavailable={!version.isAvailable || undefined}
            >
              {version.swatch !== null && (
                <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
                  <circle cx="10" cy="10" r="9.5" fill={version.swatch} />
                </svg>
              )}
              {version.name}
              {!version.isAvailable && <VisuallyHidden>, {t('unavailable')}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
