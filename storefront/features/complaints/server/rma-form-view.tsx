import { Checkbox } from '../../../../components/checkbox/index.ts';
import { Form, SubmitButton } from '../../../../components/form/index.ts';
import { EmptyState } from '../../../../components/empty-state/index.ts';
import { Heading } from '../../../../components/heading/index.ts';
import { Image } from '../../../../components/image/index.ts';
import { Link } from '../../../../components/link/index.ts';
import { LinkButton } from '../../../../components/button/index.ts';
import { PhoneField } from '../../../../components/phone-field/index.ts';
import { RadioGroup } from '../../../../components/radio-group/index.ts';
import { TextArea } from '../../../../components/text-area/index.ts';
import { Text } from '../../../../components/text/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { complaintMethods, complaintSolutions, needsPhone } from '../../../../patterns/rules/complaints.ts';
import { Island } from '../../../platform/islands/island.tsx';
import type { PageViewProps } from '../../../platform/page/page.ts';
import { megabytesTogether } from '../../reviews/browser.ts';
import complaintFiles from '../browser/complaint/islands/complaint-files.tsx';
import { sendingTexts } from '../../../shared/browser/forms/form-purpose.texts.ts';
import { FormPurpose } from '../../../shared/browser/forms/form-purpose.tsx';
import { ComplaintFrame } from './complaint-frame.tsx';
import type { RmaAttempt } from './file-complaint.ts';
import type { RmaData, RmaFormData, RmaLine, RmaOrdersData } from './load-rma-form.ts';
import * as styles from './rma-form.css.ts';
import { rmaFormTexts } from './rma-form.texts.ts';
import { complaintTexts } from './texts.ts';

/** A complaint about products of an order [S-31]. */
export function RmaFormPage({ data, attempt }: PageViewProps<RmaData, RmaAttempt>) {
  return data.kind === 'orders' ? <WhichOrder {...data} /> : <RmaForm data={data} attempt={attempt} />;
}

function WhichOrder({ isOwn, orders, lookup, signIn }: RmaOrdersData) {
  const t = useTexts(rmaFormTexts);
  if (!isOwn) {
    return (
      <ComplaintFrame isOwn={false} title={t('whichTitle')} lead={t('whichGuest')}>
        <div className={styles.actions}>
          <LinkButton href={lookup} tone="primary">
            {t('lookup')}
          </LinkButton>
          <LinkButton href={signIn}>{t('signIn')}</LinkButton>
        </div>
      </ComplaintFrame>
    );
  }
  return (
    <ComplaintFrame isOwn title={t('whichTitle')} lead={orders.length > 0 ? t('whichOwn') : undefined}>
      {orders.length > 0 ? (
        <ul role="list" className={styles.orders} aria-label={t('orders')}>
          {orders.map(({ number, address }) => (
            <li key={number}>
              <Link href={address} look="standalone">
                {t('order', { number })}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState level={2} title={t('whichNone')} />
      )}
    </ComplaintFrame>
  );
}

function RmaForm({ data, attempt }: { data: RmaFormData; attempt: RmaAttempt | null }) {
  const t = useTexts(rmaFormTexts);
  const words = useTexts(complaintTexts);
  const { isOwn, order, action, key, lines, phone } = data;
  return (
    <ComplaintFrame isOwn={isOwn} title={t('title')} lead={t('lead')}>
      <p className={styles.about}>
        <Link href={order.address}>{t('order', { number: order.number })}</Link>
      </p>
      <FormPurpose texts={sendingTexts}>
        <Form
          method="post"
          action={action}
          encType="multipart/form-data"
          errors={attempt?.errors ?? []}
          focusAfterFailure="first-error"
        >
          <input type="hidden" name="complaint_key" value={key} />
          <div className={styles.sections}>
            <section className={styles.section} aria-labelledby="products-heading">
              <div className={styles.heading}>
                <Heading level={2} look="h3" id="products-heading">
                  {t('products')}
                </Heading>
                {lines.length > 1 && <Text tone="muted">{t('productsHint')}</Text>}
              </div>
              {attempt?.errors.some(({ name }) => name === 'product') && (
                <p className={styles.problem} id="product" tabIndex={-1}>
                  {t('noLine')}
                </p>
              )}
              <ul role="list" className={styles.lines}>
                {lines.map((line) => (
                  <Line key={line.position} line={line} data={data} attempt={attempt} />
                ))}
              </ul>
            </section>
            <RadioGroup
              label={t('solution')}
              hint={t('solutionHint')}
              id="rma_type"
              name="rma_type"
              look="option"
              options={complaintSolutions.map((value) => ({ value, label: words(`solution.${value}`) }))}
              {...(attempt?.solution && { defaultValue: attempt.solution })}
              isRequired
            />
            <RadioGroup
              label={t('method')}
              hint={t('methodHint')}
              id="return_type"
              name="return_type"
              look="tile"
              options={complaintMethods.map((value) => ({
                value,
                label: words(`method.${value}`),
                description: t(`methodNote.${value}`),
                ...(needsPhone(value) && {
                  content: (
                    <PhoneField
                      id="phone"
                      name="phone"
                      label={t('phone')}
                      note={t('phoneNote')}
                      defaultValue={attempt?.phone ?? phone}
                    />
                  ),
                }),
              }))}
              {...(attempt?.method && { defaultValue: attempt.method })}
              isRequired
            />
            <div className={styles.actions}>
              <SubmitButton size="large">{t('submit')}</SubmitButton>
              <Link href={order.address}>{t('back')}</Link>
            </div>
          </div>
        </Form>
      </FormPurpose>
    </ComplaintFrame>
  );
}

/** A product with its description and photos, which are there once it is ticked: without a script, too. */
function Line({ line, data, attempt }: { line: RmaLine; data: RmaFormData; attempt: RmaAttempt | null }) {
  const t = useTexts(rmaFormTexts);
  const { position, productId, size, additional, name, facts, picture } = line;
  const { limits, lines, action } = data;
  const typed = attempt?.rows[position];
  const field = (of: string) => `${of}[${position}]`;
  const kept = typed?.kept ?? [];
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <div className={styles.picture}>{picture && <Image source={picture} alt="" sizes="72px" ratio="1:1" />}</div>
        <div className={styles.words}>
          <Checkbox
            label={t('choose', { product: name })}
            id={field('product')}
            name={field('product')}
            value={String(productId)}
            defaultChecked={attempt ? (typed?.isChosen ?? false) : lines.length === 1}
          />
          <Text look="small" tone="muted">
            {facts}
          </Text>
        </div>
      </div>
      <input type="hidden" name={field('size')} value={size} />
      <input type="hidden" name={field('additional')} value={additional} />
      <div className={styles.details}>
        <TextArea
          label={t('descriptionOf', { product: name })}
          hint={t('descriptionHint')}
          id={field('comment')}
          name={field('comment')}
          defaultValue={typed?.description}
          maxLength={limits.characters}
        />
        {kept.length > 0 && (
          <fieldset className={styles.kept}>
            <legend className={styles.keptLegend}>{t('kept', { product: name })}</legend>
            {kept.map((file) => (
              <Checkbox
                key={file.name}
                label={file.fileName}
                id={file.name}
                name={field('photo_kept')}
                value={file.name}
                defaultChecked
              />
            ))}
          </fieldset>
        )}
        <Island
          of={complaintFiles}
          props={{
            label: t('photosOf', { product: name }),
            hint: t('photosHint', { count: limits.files, megabytes: megabytesTogether }),
            id: field('comment_photo'),
            name: field('comment_photo'),
            tokenName: field('photo_kept'),
            address: action,
            most: limits.files - kept.length,
            arePhotos: true,
            error: attempt?.errors.find((error) => error.name === field('comment_photo'))?.message,
          }}
        />
      </div>
    </li>
  );
}
