import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import contactWays from '../../browser/contact/islands/contact-ways.tsx';
import { contactTexts } from '../../browser/contact/texts.ts';
import { WriteForm } from '../../browser/contact/write-form.tsx';
import type { ContactAttempt } from './actions.ts';
import type { ContactData } from './data.ts';
import { Trail } from '../../server/trail/trail.tsx';
import { Unbroken } from '../../../../shared/unbroken.tsx';
import * as styles from './page.css.ts';

/** Who the shop is, where, and a form to write to it (requirement S-18). */
export function ContactPage({ data, attempt }: PageViewProps<ContactData, ContactAttempt>) {
  const t = useTexts(contactTexts);
  return (
    <Container>
      <Trail current={t('title')} />
      <div className={styles.head}>
        <Heading level={1}>{t('title')}</Heading>
        <Text look="lead">{t('lead')}</Text>
      </div>
      <div className={styles.columns}>
        <Where {...data} />
        {data.email !== '' && <Write data={data} attempt={attempt ?? null} />}
      </div>
    </Container>
  );
}

function Where({ company, address, phone, email, hours, map }: ContactData) {
  const t = useTexts(contactTexts);
  return (
    <section className={styles.part} aria-labelledby="contact-where">
      <Heading level={2} look="h3" id="contact-where">
        {t('where')}
      </Heading>
      <address className={styles.address}>
        <div>{company}</div>
        <div>
          <Unbroken>{address}</Unbroken>
        </div>
        {phone && (
          <div>
            <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</Link>
          </div>
        )}
        {email && (
          <div>
            <Link href={`mailto:${email}`}>{email}</Link>
          </div>
        )}
        {hours && <div>{hours}</div>}
      </address>
      {map && (
        <img className={styles.map} src={map} alt={t('map', { address })} width={960} height={640} loading="lazy" />
      )}
      <ul role="list" className={styles.links}>
        <li>
          <Link href={addressOf('stocks')} look="standalone">
            {t('showrooms')}
          </Link>
        </li>
        <li>
          <Link href={addressOf('order-lookup')} look="standalone">
            {t('orders')}
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** A message, or a call at a time of the visitor's choice. */
function Write({ data, attempt }: { data: ContactData; attempt: ContactAttempt | null }) {
  const t = useTexts(contactTexts);
  const { own, longest, validationDelay, callBack } = data;
  const form = { action: addressOf('contact'), longest, validationDelay };
  const write = { ...form, own, attempt: attempt?.form === 'write' ? attempt : null };
  if (callBack)
    return (
      <Island
        of={contactWays}
        props={{
          write,
          callBack: { ...form, ...callBack, attempt: attempt?.form === 'call-back' ? attempt : null },
        }}
      />
    );
  return (
    <section className={styles.part} aria-labelledby="contact-write">
      <Heading level={2} look="h3" id="contact-write">
        {t('write')}
      </Heading>
      <WriteForm {...write} />
    </section>
  );
}
