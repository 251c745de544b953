import { Form, SubmitButton } from '../../../components/form/index.ts';
import { useTexts } from '../../../components/texts/index.ts';
import { AccountFields } from '../../clients/account-fields.tsx';
import * as styles from '../../clients/account-page.css.ts';
import { AccountFrame } from '../../clients/frame/account-frame.tsx';
import type { PageViewProps } from '../../runtime/page.ts';
import type { EditAttempt } from './actions.ts';
import type { LoginEditData } from './data.ts';
import { loginEditTexts } from './texts.ts';

/** What a client has said of himself, to be changed. */
export function LoginEditPage({ data, attempt }: PageViewProps<LoginEditData, EditAttempt>) {
  const t = useTexts(loginEditTexts);
  const { addresses, countries, limits } = data;
  return (
    <AccountFrame current="data" title={t('title')}>
      <div className={styles.column}>
        <Form method="post" action={addresses.own} errors={attempt?.errors ?? []}>
          <input type="hidden" name="operation" value="edit" />
          <div className={styles.fields}>
            <AccountFields
              values={attempt?.values ?? data.values}
              countries={countries}
              limits={limits}
              purpose="edit"
            />
            <div className={styles.actions}>
              <SubmitButton size="large">{t('submit')}</SubmitButton>
            </div>
          </div>
        </Form>
      </div>
    </AccountFrame>
  );
}
