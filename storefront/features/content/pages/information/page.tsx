import { Breadcrumbs } from '../../../../../components/breadcrumbs/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import type { InformationData } from './data.ts';
import * as styles from './page.css.ts';
import { sectionId } from '../../../../shared/sections.ts';
import { informationTexts } from './texts.ts';

/** An information page: terms, privacy, delivery, returns, questions and answers, accessibility. */
export function InformationPage({ data }: PageViewProps<InformationData>) {
  const t = useTexts(informationTexts);
  const { title, note, sections } = data.information;
  const { version } = data;
  return (
    <Container>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs trail={[{ name: t('home'), href: addressOf('home') }]} current={title} />
      </div>
      <article className={styles.article}>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          {note !== undefined && <Text tone="muted">{note}</Text>}
          {version && (
            <Text tone="muted">
              {t(version.current === null ? 'version' : 'versionPast', { number: version.number, day: version.since })}{' '}
              {version.current !== null && <Link href={version.current}>{t('versionCurrent')}</Link>}
            </Text>
          )}
        </div>
        {sections.map(({ heading, paragraphs, links = [] }) => (
          <section key={heading} className={styles.section} id={heading === null ? undefined : sectionId(heading)}>
            {heading !== null && (
              <Heading level={2} look="h3">
                {heading}
              </Heading>
            )}
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {links.map(({ name, address }) => (
              <Link key={address} href={address} look="standalone">
                {name}
              </Link>
            ))}
          </section>
        ))}
        {data.more && (
          <p className={styles.section}>
            <Link href={data.more.address} look="standalone">
              {data.more.name}
            </Link>
          </p>
        )}
      </article>
    </Container>
  );
}
