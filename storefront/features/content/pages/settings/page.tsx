import { Container } from '../../../../../components/container/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { classNames } from '../../../../../components/shared/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { Stars } from '../../../../../patterns/opinions/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { newsletterTexts } from '../../browser/newsletter/texts.ts';
import { opinionTexts, productWishTexts, questionTexts } from '../../../reviews/browser.ts';
import { opinionForm } from '../../../reviews/opinion-form.ts';
import { questionForm } from '../../../reviews/question-form.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { VisitorForm, type VisitorFormPlace } from '../../../../shared/browser/forms/visitor-form.tsx';
import type { SettingsAttempt } from './actions.ts';
import type { SettingsData, SettingsView } from './data.ts';
import { Choices } from './choices.tsx';
import newsletterForm from '../../browser/settings/islands/newsletter-form.tsx';
import wishForm from '../../browser/settings/islands/wish-form.tsx';
import { Trail } from '../../server/trail/trail.tsx';
import * as styles from './page.css.ts';
import { settingsPageTexts } from './texts.ts';

const titleId = 'settings-title';

/** One of the shop's small forms on its own page. */
export function SettingsPage({ data, attempt }: PageViewProps<SettingsData, SettingsAttempt>) {
  const t = useTexts(settingsPageTexts);
  const { view, title } = data;
  const product = 'product' in view ? view.product : null;
  return (
    <Container>
      <Trail
        between={
          product ? [{ name: product.name, href: addressOf('product', { id: product.id, slug: product.slug }) }] : []
        }
        current={title}
      />
      <div className={classNames(styles.place, view.kind === 'choices' && styles.wide)}>
        <div className={styles.head}>
          <Heading level={1} id={titleId}>
            {title}
          </Heading>
          <Lead view={view} />
        </div>
        <ViewForm data={data} attempt={attempt} />
        {view.kind === 'newsletter' && view.action === 'add' && (
          <Link href={addressOf('settings', {}, { mailing_action: 'remove' })} look="standalone">
            {t('leave')}
          </Link>
        )}
      </div>
    </Container>
  );
}

function Lead({ view }: { view: SettingsView }) {
  const newsletter = useTexts(newsletterTexts);
  const opinion = useTexts(opinionTexts);
  const question = useTexts(questionTexts);
  const wish = useTexts(productWishTexts);
  const t = useTexts(settingsPageTexts);
  switch (view.kind) {
    case 'newsletter':
      return <Text>{newsletter(view.action === 'add' ? 'lead' : 'leaveLead')}</Text>;
    case 'newsletter-key':
      return (
        <Text>{newsletter(view.action === 'confirm' ? 'confirmLead' : 'leaveConfirmLead', { email: view.email })}</Text>
      );
    case 'question':
      return <Text>{question('lead')}</Text>;
    case 'opinion':
      return <Text>{opinion('lead')}</Text>;
    case 'opinion-key':
      return (
        <>
          <Text>{opinion('confirmLead', { name: view.product.name })}</Text>
          <div className={styles.quoted}>
            <Stars rating={view.rating} />
            <Text>{view.content}</Text>
          </div>
        </>
      );
    case 'wish':
      return <Text>{wish('lead')}</Text>;
    case 'choices':
      return <Text look="lead">{t('lead', { shop: view.shopName })}</Text>;
  }
}

interface ViewFormProps {
  data: SettingsData;
  attempt: SettingsAttempt | null;
}

function ViewForm({ data: { view, newsletterConsent, validationDelay }, attempt }: ViewFormProps) {
  const newsletter = useTexts(newsletterTexts);
  const opinion = useTexts(opinionTexts);
  const place = { action: addressOf('settings'), validationDelay, 'aria-labelledby': titleId, isMain: true };
  // The attempt's request named the form: its fields are those of the view.
  const own = { ...place, ...(attempt && { typed: attempt.typed as never, problems: attempt.problems }) };
  switch (view.kind) {
    case 'newsletter':
      return <Island of={newsletterForm} props={{ ...own, operation: view.action, consent: newsletterConsent }} />;
    case 'newsletter-key':
      return (
        <KeyForm
          {...place}
          hidden={{ mailing_action: view.action, key: view.key }}
          submit={newsletter(view.action === 'confirm' ? 'confirm' : 'leaveConfirm')}
        />
      );
    case 'question':
      return <Island of={questionForm} props={{ ...own, productId: view.product.id, longest: view.longest }} />;
    case 'opinion':
      return (
        <Island
          of={opinionForm}
          props={{
            ...own,
            productId: view.product.id,
            shortest: view.shortest,
            longest: view.longest,
            mostPhotos: view.mostPhotos,
          }}
        />
      );
    case 'opinion-key':
      return <KeyForm {...place} hidden={{ opinion_action: 'confirm', key: view.key }} submit={opinion('confirm')} />;
    case 'choices':
      return <Choices view={view} />;
    case 'wish':
      return <Island of={wishForm} props={{ ...own, longest: view.longest }} />;
  }
}

type KeyFormProps = VisitorFormPlace & { hidden: Readonly<Record<string, string>>; submit: string };

/** A mail's link only leads here: mail scanners follow links, people press buttons. */
const KeyForm = (props: KeyFormProps) => (
  <VisitorForm {...props} labels={{}}>
    {null}
  </VisitorForm>
);
