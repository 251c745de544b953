import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { FileList } from '../../../product/files.ts';
import type { BoughtFiles } from './bought-files.ts';
import * as styles from './files-section.css.ts';
import { filesTexts } from './texts.ts';

/** The files of bought goods, a list for each product; nothing without files. */
export function FilesSection({ goods }: { goods: ReadonlyArray<BoughtFiles> }) {
  const t = useTexts(filesTexts);
  if (goods.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="files-heading">
      <Heading level={2} look="h3" id="files-heading">
        {t('title')}
      </Heading>
      {goods.map(({ productId, product, files }) => (
        <div key={productId} className={styles.product}>
          <Text isStrong>{product}</Text>
          <FileList files={files} isBuyers />
        </div>
      ))}
    </section>
  );
}
