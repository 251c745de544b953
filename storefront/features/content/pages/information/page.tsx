import { Accordion } from '../../../../../components/accordion/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { MarkdownText, type MarkdownTextProps } from '../../server/markdown/markdown-text.tsx';
import { parseMarkdown, sectionsOf, type MarkdownSection } from '../../markdown/parse-markdown.ts';
import type { InformationData } from './data.ts';
import { Trail } from '../../server/trail/trail.tsx';
import * as styles from './page.css.ts';
import { sectionId } from '../../../../shared/sections.ts';
import { informationTexts } from './texts.ts';

/** An information page: terms, privacy, delivery, returns, questions and answers, accessibility. */
export function InformationPage({ data }: PageViewProps<InformationData>) {
  const t = useTexts(informationTexts);
  const { information } = data;
  const { title, note } = information;
  const { version } = data;
  return (
    <Container>
      <Trail current={title} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <div className={styles.head}>
            <Heading level={1}>{title}</Heading>
            {note !== undefined && <Text tone="muted">{note}</Text>}
            {version && (
              <Text tone="muted">
                {t(version.current === null ? 'version' : 'versionPast', {
                  number: version.number,
                  day: version.since,
                })}{' '}
                {version.current !== null && <Link href={version.current}>{t('versionCurrent')}</Link>}
              </Text>
            )}
          </div>
          {'body' in information ? (
            <Written {...information} isQuestions={data.isQuestions} />
          ) : (
            information.sections.map(({ heading, paragraphs, links = [] }) => (
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
            ))
          )}
          {data.more && (
            <p className={styles.section}>
              <Link href={data.more.address} look="standalone">
                {data.more.name}
              </Link>
            </p>
          )}
        </article>
        <Contents headings={headingsOf(data)} />
      </div>
    </Container>
  );
}

/** Below so many, a page is read as it comes. */
const fewest = 4;

/** The headings that a list of contents names; none of questions, which are such a list themselves. */
function headingsOf({ information, isQuestions }: InformationData): ReadonlyArray<string> {
  if (isQuestions) return [];
  const sections = 'body' in information ? sectionsOf(parseMarkdown(information.body)) : information.sections;
  return sections.flatMap(({ heading }) => heading ?? []);
}

/** Leads to the sections of a long text; beside it where there is room. */
function Contents({ headings }: { headings: ReadonlyArray<string> }) {
  const t = useTexts(informationTexts);
  if (headings.length < fewest) return null;
  return (
    <nav className={styles.contents} aria-labelledby="page-contents">
      <Heading level={2} look="label" id="page-contents">
        {t('contents')}
      </Heading>
      <ul role="list" className={styles.contentsList}>
        {headings.map((heading) => (
          <li key={heading}>
            <Link href={`#${sectionId(heading)}`} tone="ink" look="quiet">
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface WrittenProps {
  title: string;
  body: string;
  pictures?: MarkdownTextProps['pictures'];
  /** Whether its highest headings are questions. */
  isQuestions: boolean;
}

/** A text of the operator; questions open at their answers, without a script too. */
function Written({ title, body, pictures, isQuestions }: WrittenProps) {
  const { children } = parseMarkdown(body);
  if (!isQuestions) return <MarkdownText content={children} pictures={pictures} title={title} />;
  const [before, ...questions] = withIntroduction(sectionsOf({ children }));
  return (
    <>
      {before && <MarkdownText content={before.content} pictures={pictures} title={title} />}
      <Accordion
        headingLevel={2}
        sections={questions.map(({ heading, content }) => ({
          id: sectionId(heading ?? ''),
          heading: heading ?? '',
          content: <MarkdownText content={content} pictures={pictures} top={3} title={heading ?? title} />,
        }))}
      />
    </>
  );
}

/** What stands before the first heading comes first; null where nothing does. */
const withIntroduction = (
  sections: ReadonlyArray<MarkdownSection>,
): readonly [MarkdownSection | null, ...ReadonlyArray<MarkdownSection>] =>
  sections[0]?.heading === null ? [sections[0], ...sections.slice(1)] : [null, ...sections];
