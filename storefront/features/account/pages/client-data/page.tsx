import { Button } from '../../../../../components/button/index.ts';
import { Form } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { CurrentPassword } from '../../server/current-password/current-password.tsx';
import { NoPassword } from '../../server/current-password/no-password.tsx';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import type { DeleteAttempt } from './actions.ts';
import type { ClientDataData } from './data.ts';
import * as styles from './page.css.ts';
import { clientDataPageTexts } from './texts.ts';

/** What the shop keeps about a client, to read, to take along and to delete. */
export function ClientDataPage({
  data: { sections, passwordless },
  attempt,
}: PageViewProps<ClientDataData, DeleteAttempt>) {
  const t = useTexts(clientDataPageTexts);
  const errors = attempt?.errors ?? [];
  return (
    <AccountFrame current="data" isBelow title={t('title')} lead={t('lead')}>
      <p>
        <Link href={addressOf('client-data', {}, { format: 'json' })} download="moje-dane.json">
          {t('download')}
        </Link>
      </p>
      {sections.map(({ title, lines }, index) => (
        <section key={title} className={styles.section} aria-labelledby={`own-data-${index}`}>
          <Heading level={2} look="h3" id={`own-data-${index}`}>
            {title}
          </Heading>
          <ul role="list" className={styles.lines}>
            {lines.map((line, position) => (
              <li key={position}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.section} aria-labelledby="deletion-heading">
        <Heading level={2} id="deletion-heading">
          {t('deletion')}
        </Heading>
        <Text>{t('deletionLead')}</Text>
        <Text>{t('kept')}</Text>
        {passwordless === null ? (
          <Form method="post" action={addressOf('client-data')} errors={errors} hasSummary={false}>
            <input type="hidden" name="operation" value="delete" />
            <div className={styles.fields}>
              <CurrentPassword name="password" errors={errors} />
              <div>
                <Button type="submit" tone="danger">
                  {t('submit')}
                </Button>
              </div>
            </div>
          </Form>
        ) : (
          <NoPassword email={passwordless} />
        )}
      </section>
    </AccountFrame>
  );
}
