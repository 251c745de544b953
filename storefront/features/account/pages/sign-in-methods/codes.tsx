import { Button } from '../../../../../components/button/index.ts';
import { Form } from '../../../../../components/form/index.ts';
import type { FormError } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { QrCode } from '../../../checkout/qr-code.ts';
import { CurrentPassword } from '../../server/current-password/current-password.tsx';
import type { SignInMethodsAttempt } from './actions.ts';
import type { CodesData } from './data.ts';
import * as styles from './page.css.ts';
import { signInMethodsTexts } from './texts.ts';

/** Digits or letters in groups: easier to read and to type. */
const grouped = (text: string, length: number): string =>
  text.match(new RegExp(`.{1,${length}}`, 'g'))?.join(' ') ?? '';

export interface CodesProps {
  codes: CodesData;
  attempt: SignInMethodsAttempt | null;
}

/** The second step: turn it on, confirm it, renew its recovery codes, turn it off. */
export function Codes({ codes, attempt }: CodesProps) {
  const t = useTexts(signInMethodsTexts);
  const errors = attempt?.errors.filter(({ name }) => !/^(?:passkey|identity)_/.test(name)) ?? [];
  return (
    <section className={styles.section} aria-labelledby="codes-heading">
      <Heading level={2} id="codes-heading">
        {t('codes')}
      </Heading>
      {codes.kind === 'waiting' ? (
        <Waiting codes={codes} errors={errors} />
      ) : (
        <>
          <Text tone="muted">{t('codesLead')}</Text>
          {codes.kind === 'on' && (
            <Text>
              {t('on', { time: codes.since })} {t('recovery', { count: codes.recoveryCodes })}
            </Text>
          )}
          <Form method="post" action={addressOf('sign-in-methods')} errors={errors} hasSummary={false}>
            <div className={styles.fields}>
              <CurrentPassword name="codes_password" hint={t('passwordHint')} errors={errors} />
              <div className={styles.actions}>
                {(codes.kind === 'off' ? (['start'] as const) : (['renew', 'stop'] as const)).map((operation) => (
                  <Button key={operation} type="submit" name="operation" value={`codes-${operation}`}>
                    {t(operation)}
                  </Button>
                ))}
              </div>
            </div>
          </Form>
        </>
      )}
    </section>
  );
}

/** The secret for the app, as a QR code, a link and text, and the field for its first code. */
function Waiting({
  codes: { secret, address },
  errors,
}: {
  codes: Extract<CodesData, { kind: 'waiting' }>;
  errors: ReadonlyArray<FormError>;
}) {
  const t = useTexts(signInMethodsTexts);
  return (
    <Form method="post" action={addressOf('sign-in-methods')} errors={errors} hasSummary={false}>
      <div className={styles.fields}>
        <Text>{t('scan')}</Text>
        <div className={styles.qr}>
          <QrCode text={address} label={t('qr')} />
        </div>
        <p className={styles.secret}>
          <Link href={address}>{t('open')}</Link>
        </p>
        <p className={styles.secret}>
          {t('secret')}: <strong>{grouped(secret, 4)}</strong>
        </p>
        <div className={styles.narrow}>
          <TextField
            id="code"
            name="code"
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            isRequired
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" tone="primary" name="operation" value="codes-confirm">
            {t('confirm')}
          </Button>
          <Button type="submit" name="operation" value="codes-cancel" formNoValidate>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** Fresh recovery codes, on the answer that made them and nowhere else. */
export function RecoveryCodes({ codes }: { codes: ReadonlyArray<string> }) {
  const t = useTexts(signInMethodsTexts);
  return (
    <section className={styles.section} aria-labelledby="recovery-heading">
      <Heading level={2} id="recovery-heading">
        {t('codesShown')}
      </Heading>
      <Text>{t('codesShownLead')}</Text>
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{grouped(code, 5)}</li>
        ))}
      </ul>
    </section>
  );
}
