import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Form, SubmitButton } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Image } from '../../../../../components/image/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { RadioGroup } from '../../../../../components/radio-group/index.ts';
import { TextArea } from '../../../../../components/text-area/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { AskedAction, OrderStateMark } from '../../../account/frame.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import { megabytesTogether } from '../../../reviews/browser.ts';
import complaintFiles from '../../browser/complaint/islands/complaint-files.tsx';
import { ComplaintFrame } from '../../server/complaint-frame.tsx';
import { complaintTexts } from '../../server/texts.ts';
import type { RmaDetailsAttempt } from './actions.ts';
import type { RmaDetailsData } from './data.ts';
import { Entry } from './entry.tsx';
import * as styles from './page.css.ts';
import { rmaDetailsTexts } from './texts.ts';

/** A complaint as a conversation [S-33]: its state and deadline, what both sides said, and the shopper's answer. */
export function RmaDetailsPage({ data, attempt }: PageViewProps<RmaDetailsData, RmaDetailsAttempt>) {
  const t = useTexts(rmaDetailsTexts);
  const words = useTexts(complaintTexts);
  const { isOwn, number, state, deadline, lines, order, method, phone, entries, reply, refresh } = data;
  return (
    <ComplaintFrame
      isOwn={isOwn}
      title={words('name', { number })}
      mark={
        <span data-complaint-state="">
          <OrderStateMark {...state} />
        </span>
      }
    >
      <div className={styles.about}>
        <ul role="list" className={styles.lines} aria-label={t('products')}>
          {lines.map(({ position, name, picture }) => (
            <li key={position} className={styles.line}>
              <div className={styles.picture}>
                {picture && <Image source={picture} alt="" sizes="72px" ratio="1:1" />}
              </div>
              <Heading level={2} look="h3">
                {name}
              </Heading>
            </li>
          ))}
        </ul>
        <p className={styles.facts}>
          <Link href={order.address}>{t('order', { number: order.number })}</Link>
          <span data-complaint-deadline="">{deadline !== null && ` · ${deadline}`}</span>
        </p>
        <p className={styles.facts}>
          {t('handingIn', { method: method.toLocaleLowerCase('pl') })}
          {phone !== '' && `, ${t('phone', { phone: phone.replaceAll(' ', '\u00a0') })}`}
        </p>
      </div>
      <section className={styles.section} aria-labelledby="conversation-heading">
        <Heading level={2} look="h3" id="conversation-heading">
          {t('conversation')}
        </Heading>
        <ol
          role="list"
          className={styles.conversation}
          aria-labelledby="conversation-heading"
          data-conversation={refresh}
        >
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
      {reply ? <Reply reply={reply} attempt={attempt} /> : <Text tone="muted">{t('closed')}</Text>}
      <Withdrawing data={data} />
    </ComplaintFrame>
  );
}

function Reply({ reply, attempt }: { reply: NonNullable<RmaDetailsData['reply']>; attempt: RmaDetailsAttempt | null }) {
  const t = useTexts(rmaDetailsTexts);
  const { action, key, solutions, solution, limits } = reply;
  const kept = attempt?.kept ?? [];
  return (
    <section className={styles.reply} aria-labelledby="reply-heading">
      <Heading level={2} look="h3" id="reply-heading">
        {t('reply')}
      </Heading>
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        errors={attempt?.errors ?? []}
        hasSummary={false}
        focusAfterFailure="first-error"
      >
        <input type="hidden" name="message_key" value={key} />
        <div className={styles.fields}>
          {solutions && (
            <RadioGroup
              label={t('solution')}
              id="rma_type"
              name="rma_type"
              look="option"
              options={solutions}
              defaultValue={attempt?.solution || solution}
            />
          )}
          <TextArea
            label={t('message')}
            id="comment"
            name="comment"
            hint={t('messageOptional')}
            defaultValue={attempt?.message}
            maxLength={limits.characters}
            isOptional
          />
          {kept.length > 0 && (
            <fieldset className={styles.kept}>
              <legend className={styles.keptLegend}>{t('kept')}</legend>
              {kept.map((file) => (
                <Checkbox
                  key={file.name}
                  label={file.fileName}
                  id={file.name}
                  name="attachment_kept"
                  value={file.name}
                  defaultChecked
                />
              ))}
            </fieldset>
          )}
          <Island
            of={complaintFiles}
            props={{
              label: t('files'),
              hint: t('filesHint', { count: limits.files, megabytes: megabytesTogether }),
              id: 'attachment',
              name: 'attachment',
              tokenName: 'attachment_kept',
              address: action,
              most: limits.files - kept.length,
              arePhotos: false,
              error: attempt?.errors.find(({ name }) => name === 'attachment')?.message,
            }}
          />
          <div>
            <SubmitButton>{t('send')}</SubmitButton>
          </div>
        </div>
      </Form>
    </section>
  );
}

/** Withdrawing asks first, on the page itself: it works without a script. */
function Withdrawing({ data: { withdrawing, addresses } }: { data: RmaDetailsData }) {
  const t = useTexts(rmaDetailsTexts);
  if (withdrawing === 'no') return null;
  if (withdrawing === 'possible') {
    return (
      <p className={styles.withdraw}>
        <Link href={`${addresses.withdraw}#withdraw`}>{t('withdraw')}</Link>
      </p>
    );
  }
  return (
    <AskedAction
      id="withdraw"
      title={t('withdrawTitle')}
      text={t('withdrawText')}
      keep={{ name: t('withdrawKeep'), address: addresses.own }}
      action={addresses.own}
      operation="withdraw"
      confirm={t('withdrawNow')}
    />
  );
}
