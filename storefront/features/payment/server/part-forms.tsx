import type { ReactNode } from 'react';
import { Alert } from '../../../../components/alert/index.ts';
import { Button } from '../../../../components/button/index.ts';
import { Heading } from '../../../../components/heading/index.ts';
import { Link } from '../../../../components/link/index.ts';
import { TextField } from '../../../../components/text-field/index.ts';
import { useTexts } from '../../../../components/texts/index.ts';
import { partForms, type PartAttempt } from './part-form.ts';
import { partFormsTexts } from './part-forms.texts.ts';
import * as styles from './payment-page.css.ts';

export interface PartFormsProps {
  /** Where the forms go. */
  action: string;
  /** The points and the balance of the client, as texts; null for a guest. */
  funds: { points: number; pointsWorth: string; balance: string | null } | null;
  signIn: string;
  /** A refused form. */
  attempt: PartAttempt | null;
}

/** Pays a part at once: by a voucher, a gift card, points or the balance. Each is its own form. */
export function PartForms({ action, funds, signIn, attempt }: PartFormsProps) {
  const t = useTexts(partFormsTexts);
  const of = (form: PartAttempt['form']) => (attempt?.form === form ? attempt : null);
  const [voucher, card, points, balance] = [of('voucher'), of('giftCard'), of('points'), of('balance')];
  // The visitor signed out or spent the money in another tab: the page no longer has the form that was sent.
  const lost = (points && funds === null) || (balance && (funds?.balance ?? null) === null) ? attempt : null;
  return (
    <>
      {lost && (
        <Alert tone="error" title={t(lost.form === 'points' ? 'points' : 'balance')}>
          {lost.problem}
        </Alert>
      )}
      <PartForm action={action} kind="voucher" title={t('voucher')} submit={t('addVoucher')}>
        <TextField
          id="voucher_id"
          name="voucher_id"
          label={t('voucherNumber')}
          hint={t('voucherHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          defaultValue={voucher?.number ?? ''}
          error={voucher?.problem}
        />
      </PartForm>
      <PartForm action={action} kind="giftCard" title={t('giftCard')} submit={t('addGiftCard')}>
        <TextField
          id="gift_card_id"
          name="voucher_id"
          label={t('cardNumber')}
          hint={t('cardHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          defaultValue={card?.number ?? ''}
          error={card?.problem}
        />
        <TextField
          id="pin_value"
          name="pin_value"
          label={t('pin')}
          hint={t('pinHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
      </PartForm>
      {funds === null ? (
        <p className={styles.note}>
          {t('guest')} <Link href={signIn}>{t('signIn')}</Link>
        </p>
      ) : (
        <PartForm action={action} kind="points" title={t('points')} submit={t('addPoints')}>
          <TextField
            id="points"
            name="points"
            label={t('pointsUse')}
            hint={t('pointsHave', { count: funds.points, worth: funds.pointsWorth })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={points?.points ?? ''}
            error={points?.problem}
          />
        </PartForm>
      )}
      {funds !== null && funds.balance !== null && (
        <PartForm action={action} kind="balance" title={t('balance')} submit={t('addBalance')}>
          <p className={styles.note}>{balance?.problem ?? t('balanceHave', { amount: funds.balance })}</p>
        </PartForm>
      )}
    </>
  );
}

interface PartFormProps {
  action: string;
  kind: keyof typeof partForms;
  title: string;
  /** The button's label. */
  submit: string;
  children: ReactNode;
}

function PartForm({ action, kind, title, submit, children }: PartFormProps) {
  return (
    <form method="post" action={action} className={styles.partForm} noValidate>
      <input type="hidden" name="payform_id" value={partForms[kind]} />
      <Heading level={2} look="h3">
        {title}
      </Heading>
      {children}
      <div>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
