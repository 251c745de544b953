import { useTexts } from '../../../../../components/texts/index.ts';
import * as styles from '../../browser/account-page.css.ts';
import { AccountFrame } from '../../server/frame/account-frame.tsx';
import { NoPassword } from '../../server/current-password/no-password.tsx';
import { PartStyles } from '../../../../platform/document/document.tsx';
import { Island } from '../../../../platform/islands/island.tsx';
import { ownerField } from '../../../../shared/sign-in/unsent-form.ts';
import type { PageViewProps } from '../../../../platform/page/page.ts';
import accountEditor from '../../browser/client-new/islands/account-editor.tsx';
import type { EditAttempt } from './actions.ts';
import type { LoginEditData } from './data.ts';
import { loginEditTexts } from './texts.ts';

/** A client's own data, to be changed. */
export function LoginEditPage({ data, attempt }: PageViewProps<LoginEditData, EditAttempt>) {
  const t = useTexts(loginEditTexts);
  const { addresses, countries, asked, limits, check } = data;
  return (
    <AccountFrame current="data" title={t('title')}>
      <div className={styles.column}>
        {data.passwordless !== null && <NoPassword email={data.passwordless} />}
        <PartStyles of="dates" />
        <Island
          of={accountEditor}
          props={{
            action: addresses.own,
            errors: attempt?.errors ?? [],
            submit: t('submit'),
            hidden: { operation: 'edit', [ownerField]: check.own?.login ?? '' },
            values: attempt?.values ?? data.values,
            countries,
            asked,
            limits,
            purpose: 'edit',
            check,
          }}
        />
      </div>
    </AccountFrame>
  );
}
