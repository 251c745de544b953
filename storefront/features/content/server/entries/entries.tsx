import { Container } from '../../../../../components/container/index.ts';
import { EmptyState } from '../../../../../components/empty-state/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Pagination } from '../../../../../components/pagination/index.ts';
import { classNames } from '../../../../../components/shared/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { SavingGrid } from '../../../catalogue/saving.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { feedAddress, listPlace, type EntriesData, type EntryData, type EntryTeaser } from './entries-data.ts';
import { Trail } from '../trail/trail.tsx';
import * as styles from './entries.css.ts';
import { MarkdownText } from '../markdown/markdown-text.tsx';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import { entriesTexts } from './texts.ts';

/** The list of articles, or of news, newest first. */
export function EntriesPage({ data: { kind, entries, current, pages } }: PageViewProps<EntriesData>) {
  const t = useTexts(entriesTexts);
  return (
    <Container>
      <Trail current={t(kind)} />
      <div className={styles.head}>
        <Heading level={1}>{t(kind)}</Heading>
        <Text look="lead">{t(`${kind}Lead`)}</Text>
        <Link href={feedAddress()} look="standalone">
          {t('feed')}
        </Link>
      </div>
      {entries.length > 0 ? (
        <ul role="list" className={classNames(styles.list, kind === 'post' && styles.withPictures)}>
          {entries.map((entry) => (
            <li key={entry.address}>
              <Teaser {...entry} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          level={2}
          title={t('empty')}
          actions={
            <Link href={addressOf('search', {}, { newproducts: 'y' })} look="standalone">
              {t('shop')}
            </Link>
          }
        >
          {t('emptyLead')}
        </EmptyState>
      )}
      <Pagination
        label={t('pages')}
        current={current}
        count={pages}
        addressOf={(page) => listPlace(kind) + (page > 1 ? `?counter=${page - 1}` : '')}
      />
    </Container>
  );
}

function Teaser({ title, lead, day, address, picture }: EntryTeaser) {
  return (
    <article className={styles.teaser}>
      {picture && <Image source={picture} alt="" sizes={{ 1: '100vw', 2: '33vw' }} ratio="3:2" />}
      <Text look="small" tone="muted">
        {day}
      </Text>
      <Heading level={2} look="h3">
        <Link href={address} tone="ink" look="quiet">
          {title}
        </Link>
      </Heading>
      {lead && <Text>{lead}</Text>}
    </article>
  );
}

/** One article or message, and the goods that it is about. */
export function EntryPage({ data }: PageViewProps<EntryData>) {
  const t = useTexts(entriesTexts);
  const { kind, title, lead, day, picture, body, pictures, related } = data;
  return (
    <Container>
      <Trail between={[{ name: t(kind), href: listPlace(kind) }]} current={title} />
      <article className={styles.article}>
        <div className={styles.head}>
          <Text look="small" tone="muted">
            {day}
          </Text>
          <Heading level={1}>{title}</Heading>
          {lead && <Text look="lead">{lead}</Text>}
        </div>
        {picture && <Image source={picture} alt="" sizes={{ 1: '100vw', 2: '720px' }} ratio="3:2" isPriority />}
        <div className={styles.body}>
          <MarkdownText content={parseMarkdown(body).children} pictures={pictures} title={title} />
        </div>
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <Heading level={2} id="related">
            {t('related')}
          </Heading>
          <SavingGrid products={related} headingLevel={3} labelledBy="related" isFour />
        </section>
      )}
    </Container>
  );
}
