import { Icon, icons } from '../../../../../components/icon/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { ShownEntry } from './data.ts';
import * as styles from './page.css.ts';
import { rmaDetailsTexts } from './texts.ts';

/** One message of the conversation. `data-spoken` is what the page's script announces of a new one. */
export function Entry({ entry }: { entry: ShownEntry }) {
  const t = useTexts(rmaDetailsTexts);
  const { id, side, author, when, product, state, body, photos, files } = entry;
  const spoken = [state, body].filter(Boolean).join('. ');
  return (
    <li id={id} className={styles.entry} data-side={side} data-spoken={t('newMessage', { author, text: spoken })}>
      <div className={styles.bubble}>
        {state !== null && <p className={styles.state}>{state}</p>}
        {product !== null && <p className={styles.state}>{product}</p>}
        {body !== '' && body.split('\n').map((paragraph, index) => <p key={index}>{paragraph}</p>)}
        {photos.length > 0 && (
          <ul role="list" className={styles.photos}>
            {photos.map(({ address, shownName, photo }, index) => (
              <li key={address}>
                <a className={styles.photoLink} href={address}>
                  <img
                    className={styles.photo}
                    src={address}
                    width={photo?.width}
                    height={photo?.height}
                    alt={t('photo', { number: index + 1, count: photos.length, file: shownName })}
                    loading="lazy"
                    decoding="async"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {files.length > 0 && (
          <ul role="list" className={styles.files}>
            {files.map(({ address, fileName, shownName, size }) => (
              <li key={address} className={styles.file}>
                <Icon shape={icons.file} size={20} />
                <Link href={address} download={fileName} title={fileName}>
                  {shownName}
                </Link>
                <div className={styles.fileSize}>{size}</div>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.meta}>{`${author}, ${when}`}</p>
    </li>
  );
}
