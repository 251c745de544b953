import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from '../../server/enclosures/enclosures.css.ts';
import { enclosuresTexts } from '../../server/enclosures/enclosures.texts.ts';
import type { EnclosureView } from '../../server/enclosures/enclosures-view.ts';
import { FileList } from '../../server/enclosures/file-list.tsx';

/** Files of the product: type, size and language, and who may download those that are not for everyone (S-37). */
export function Enclosures({ files }: { files: ReadonlyArray<EnclosureView> }) {
  const t = useTexts(enclosuresTexts);
  if (files.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby="pliki">
      <h3 className={styles.title} id="pliki">
        {t('title')}
      </h3>
      <FileList files={files} />
    </section>
  );
}
