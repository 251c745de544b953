import { Divider } from '../../../../../components/divider/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Inline } from '../../../../../components/inline/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { ListingView, listingTexts } from '../../server/listing/index.ts';
import * as styles from '../../server/listing/listing.css.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { CategoryData, Department } from './data.ts';

const restId = 'description';

/** A department: its description [S-22] and its products. */
export function CategoryPage({ data }: PageViewProps<CategoryData>) {
  const t = useTexts(listingTexts);
  const { name, lead, rest, parts } = data.subject;
  const readOn = rest === '' ? undefined : <Link href={`#${restId}`}>{t('readOn')}</Link>;
  return (
    <ListingView
      data={data}
      title={name}
      lead={rest === '' ? lead : `${lead}…`}
      notice={readOn}
      after={(rest !== '' || parts.length > 0) && <About name={name} rest={rest} parts={parts} />}
    />
  );
}

/** After the products, for those who want to know more or narrower. */
function About({ name, rest, parts }: Pick<Department, 'name' | 'rest' | 'parts'>) {
  const t = useTexts(listingTexts);
  return (
    <div className={styles.about}>
      <Divider />
      {rest !== '' && (
        <>
          <Heading level={2} id={restId} tabIndex={-1}>
            {t('moreAbout', { name })}
          </Heading>
          <Text>…{rest}</Text>
        </>
      )}
      {parts.length > 0 && (
        <nav aria-labelledby="parts">
          <Heading level={2} look="label" id="parts">
            {t('parts')}
          </Heading>
          <Inline as="ul" space={24}>
            {parts.map(({ name: part, address }) => (
              <li key={address}>
                <Link href={address}>{part}</Link>
              </li>
            ))}
          </Inline>
        </nav>
      )}
    </div>
  );
}
