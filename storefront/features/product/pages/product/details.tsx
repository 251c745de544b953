import type { ReactNode } from 'react';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import type { Product, ProductPage } from '../../../catalogue/store.ts';
import * as styles from '../../browser/product/product.css.ts';
import { productTexts } from './texts.ts';
import { Unbroken } from '../../../../shared/unbroken.tsx';

/** Four facts in large type, then every parameter. */
export function Facts({ product }: { product: Product }) {
  const t = useTexts(productTexts);
  const { keyFacts, parameters } = product.details;
  return (
    <>
      {keyFacts.length > 0 && (
        <ul role="list" className={styles.keyFacts}>
          {keyFacts.map((fact) => (
            <li key={fact.label} className={styles.keyFact}>
              <span className={styles.keyFactValue}>
                <Unbroken>{fact.value}</Unbroken>
              </span>
              <HiddenSpace />
              <span className={styles.keyFactLabel}>{fact.label}</span>
            </li>
          ))}
        </ul>
      )}
      {parameters.length > 0 && (
        <section aria-label={t('parameters')}>
          <Terms
            entries={parameters.map(({ name, value }) => ({ term: name, content: <Unbroken>{value}</Unbroken> }))}
          />
        </section>
      )}
    </>
  );
}

/** The product-safety block (GPSR, Regulation 2023/988 art. 19). */
export function Safety({ page }: { page: ProductPage }) {
  const t = useTexts(productTexts);
  const { producer, product } = page;
  if (!producer) return null;
  const { name, street, zipcode, city, email } = producer.manufacturer;
  return (
    <Terms
      entries={[
        {
          term: t('manufacturer'),
          content: (
            <>
              <Unbroken>{[name, street, `${zipcode} ${city}`.trim()].filter(Boolean).join(', ')}</Unbroken>
              {email !== '' && (
                <>
                  <br />
                  <Link href={`mailto:${email}`}>{email}</Link>
                </>
              )}
            </>
          ),
        },
        { term: t('responsible'), content: t('asManufacturer') },
        { term: t('identifier'), content: product.code },
        { term: t('warnings'), content: product.details.safetyInformation ?? t('noWarnings') },
      ]}
    />
  );
}

function Terms({ entries }: { entries: ReadonlyArray<{ term: string; content: ReactNode }> }) {
  return (
    <dl className={styles.terms}>
      {entries.map(({ term, content }) => (
        <div key={term} className={styles.term}>
          <dt className={styles.termName}>{term}</dt>
          <dd className={styles.termContent}>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
