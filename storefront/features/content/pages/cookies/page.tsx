import { Button } from '../../../../../components/button/index.ts';
import { CheckboxGroup } from '../../../../../components/checkbox-group/index.ts';
import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Table } from '../../../../../components/table/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { viewChoiceName } from '../../../../shared/view-choice.ts';
import { clientCookieName } from '../../../../platform/http/session-cookie.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { consentCookieName } from '../../server/consent/consent-cookie.ts';
import type { CookiesData } from './data.ts';
import { Trail } from '../../server/trail/trail.tsx';
import * as styles from './page.css.ts';
import { cookiesTexts } from './texts.ts';

/** What the shop keeps in a browser, and the answer about the rest, to be changed at any time. */
export function CookiesPage({ data }: PageViewProps<CookiesData>) {
  const t = useTexts(cookiesTexts);
  return (
    <Container>
      <Trail current={t('title')} />
      <div className={styles.page}>
        <div className={styles.part}>
          <Heading level={1}>{t('title')}</Heading>
          <Text look="lead">{t('lead')}</Text>
        </div>
        {data.purposes.length > 0 && <Choice {...data} />}
        <section className={styles.part} aria-labelledby="cookies-necessary">
          <Heading level={2} look="h3" id="cookies-necessary">
            {t('necessary')}
          </Heading>
          <Text>{t('necessaryText')}</Text>
          <Necessary {...data} />
          {data.purposes.length === 0 && <Text>{t('onlyNecessary')}</Text>}
        </section>
      </div>
    </Container>
  );
}

function Choice({ purposes, answer }: CookiesData) {
  const t = useTexts(cookiesTexts);
  const agreed = purposes.filter(({ value }) => answer?.agreed.includes(value));
  return (
    <section className={styles.part} aria-labelledby="cookies-choice">
      <Heading level={2} look="h3" id="cookies-choice">
        {t('choice')}
      </Heading>
      <Text>
        {answer === null && t('notYet')}
        {answer !== null && agreed.length === 0 && t('refused')}
        {agreed.length > 0 && t('agreed', { purposes: agreed.map(({ name }) => name).join(', ') })}
      </Text>
      {answer?.day && (
        <Text look="small" tone="muted">
          {t('since', { day: answer.day, id: answer.id.slice(0, 8) })}
        </Text>
      )}
      <form className={styles.form} method="post" action={addressOf('cookies')} aria-labelledby="cookies-choice">
        <CheckboxGroup
          id="category"
          label={t('categories')}
          name="category"
          defaultValue={agreed.map(({ value }) => value)}
          options={purposes.map(({ value, name, description }) => ({ value, label: name, description }))}
        />
        <div className={styles.actions}>
          <Button type="submit" name="choice" value="chosen">
            {t('save')}
          </Button>
          <Button type="submit" name="choice" value="necessary">
            {t('necessaryOnly')}
          </Button>
          <Button type="submit" name="choice" value="all">
            {t('all')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function Necessary({ session, days, promoStripDays }: CookiesData) {
  const t = useTexts(cookiesTexts);
  const rows = [
    { ...session, purpose: t('session') },
    { name: clientCookieName, purpose: t('client'), days: session.days },
    { name: consentCookieName, purpose: t('consent'), days },
    { name: 'dismissed-bar-promo-strip', purpose: t('bars'), days: promoStripDays },
    { name: 'dismissed-bar-promo-code', purpose: t('bars'), days: promoStripDays },
    { name: viewChoiceName, purpose: t('view'), days: session.days },
  ];
  return (
    <Table
      caption={t('necessary')}
      isCaptionHidden
      layout="stack"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: t('name'), isRowHeader: true, cell: ({ name }) => name },
        { id: 'purpose', header: t('purpose'), cell: ({ purpose }) => purpose },
        { id: 'time', header: t('time'), isNumeric: true, cell: (row) => t('days', { count: row.days }) },
      ]}
    />
  );
}
