import { Icon, type IconShape } from '../../../../../components/icon/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { HiddenSpace } from '../../../../../components/visually-hidden/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { columnList } from '../../browser/column-list.css.ts';
import type { EnclosureView } from './enclosures-view.ts';
import * as styles from './enclosures.css.ts';
import { enclosuresTexts } from './enclosures.texts.ts';

/** A sheet with a folded corner. */
const sheet = { path: 'M6.5 3.5h7.5l3.5 3.5v13.5h-11zM14 3.5v3.5h3.5' } satisfies IconShape;

export interface FileListProps {
  files: ReadonlyArray<EnclosureView>;
  /** Of the buyer: a file without an address waits for the payment. Else the list says whose the others are. */
  isBuyers?: boolean;
}

/** Files of a product: type, size and language, and who may download those that are not for everyone (S-37). */
export function FileList({ files, isBuyers = false }: FileListProps) {
  const t = useTexts(enclosuresTexts);
  return (
    <ul role="list" className={columnList}>
      {files.map((file) => (
        <li key={file.name} className={styles.file}>
          <Icon shape={sheet} />
          <div>
            <p className={styles.name}>
              {file.address === null ? (
                file.name
              ) : (
                <Link href={file.address} {...(file.language && { hrefLang: file.language })}>
                  {file.name}
                </Link>
              )}
            </p>
            <HiddenSpace />
            <p className={styles.note}>{factsOf(file, t).join(', ')}</p>
            {isBuyers && file.address === null && <p className={styles.note}>{t('afterPayment')}</p>}
            {!isBuyers && file.access !== 'all' && (
              <p className={styles.note}>
                {t(file.access)}{' '}
                {file.address === null && file.access !== 'wholesale' && (
                  <Link href={addressOf('signin')}>{t('signIn')}</Link>
                )}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function factsOf(
  { type, kilobytes, language }: EnclosureView,
  t: (key: 'format' | 'size' | 'pl' | 'en', values?: { type: string } | { n: number }) => string,
) {
  return [
    ...(type === '' ? [] : [t('format', { type })]),
    ...(kilobytes === null ? [] : [t('size', { n: kilobytes })]),
    ...(language === 'pl' || language === 'en' ? [t(language)] : []),
  ];
}
