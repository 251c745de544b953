import { Alert } from '../../../../../components/alert/index.ts';
import { Button } from '../../../../../components/button/index.ts';
import { Checkbox } from '../../../../../components/checkbox/index.ts';
import { Form } from '../../../../../components/form/index.ts';
import { TextField } from '../../../../../components/text-field/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import * as styles from '../../browser/account-page.css.ts';
import { AccountColumn } from '../../server/account-page.tsx';
import type { TestSignInAttempt } from './actions.ts';
import { testSignInTexts } from './texts.ts';

/** The page of the test provider: it says that it is a simulator, and asks for the person to sign in. */
export function TestSignInPage({ data, attempt }: PageViewProps<{ own: string }, TestSignInAttempt>) {
  const t = useTexts(testSignInTexts);
  return (
    <AccountColumn title={t('title')}>
      <Alert tone="warning" title={t('test')}>
        {t('testLead')}
      </Alert>
      <Form method="post" action={data.own} errors={attempt?.errors ?? []} hasSummary={false}>
        <div className={styles.section}>
          <div className={styles.grid}>
            {(['firstname', 'lastname'] as const).map((name) => (
              <TextField
                key={name}
                id={name}
                name={name}
                label={t(name)}
                defaultValue={attempt?.[name] ?? ''}
                autoComplete="off"
                spellCheck={false}
                isOptional
              />
            ))}
          </div>
          <TextField
            id="email"
            name="email"
            type="email"
            label={t('email')}
            defaultValue={attempt?.email ?? ''}
            autoComplete="off"
            spellCheck={false}
            isRequired
          />
          <Checkbox
            id="verified"
            name="verified"
            value="1"
            label={t('verified')}
            defaultChecked={attempt?.isEmailVerified ?? true}
            isOptional
          />
          <div className={styles.actions}>
            <Button type="submit" name="decision" value="agree" tone="primary" size="large">
              {t('agree')}
            </Button>
            <Button type="submit" name="decision" value="deny" tone="text" formNoValidate>
              {t('deny')}
            </Button>
          </div>
        </div>
      </Form>
    </AccountColumn>
  );
}
