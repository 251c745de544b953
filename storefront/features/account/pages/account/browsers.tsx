import { Button } from '../../../../../components/button/index.ts';
import { Form } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { CurrentPassword } from '../../server/current-password/current-password.tsx';
import { NoPassword } from '../../server/current-password/no-password.tsx';
import type { SignOutAttempt } from './actions.ts';
import type { BrowserItem } from './data.ts';
import * as styles from './page.css.ts';
import { accountTexts } from './texts.ts';

export interface BrowsersProps {
  /** Current first. */
  browsers: ReadonlyArray<BrowserItem>;
  /** The e-mail of a client without a password; null for all others. */
  passwordless: string | null;
  attempt: SignOutAttempt | null;
}

/** The signed-in browsers, in one form whose buttons name what they sign out. */
export function Browsers({ browsers, passwordless, attempt }: BrowsersProps) {
  const t = useTexts(accountTexts);
  const errors = attempt?.errors ?? [];
  const others = browsers.filter(({ isCurrent }) => !isCurrent);
  const list = (
    <ul role="list" className={styles.rows}>
      {browsers.map(({ handle, name, since, isCurrent }) => (
        <li key={handle} className={styles.row}>
          <div>
            <Text isStrong>{name}</Text>
            <Text look="small" tone="muted">
              {isCurrent ? `${t('thisBrowser')}, ${since}` : since}
            </Text>
          </div>
          {!isCurrent && passwordless === null && (
            <Button
              type="submit"
              size="compact"
              name="browser"
              value={handle}
              aria-label={t('signOutOneOf', { browser: name, since })}
            >
              {t('signOutOne')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.section} aria-labelledby="browsers-heading">
      <Heading level={2} id="browsers-heading">
        {t('browsers')}
      </Heading>
      <Text tone="muted">{t(others.length > 0 ? 'browsersLead' : 'browsersAlone')}</Text>
      {others.length === 0 || passwordless !== null ? (
        <>
          {list}
          {others.length > 0 && passwordless !== null && <NoPassword email={passwordless} />}
        </>
      ) : (
        <Form method="post" action={addressOf('account')} errors={errors} hasSummary={false}>
          <input type="hidden" name="operation" value="signout" />
          <div className={styles.signOut}>
            <CurrentPassword name="password" hint={t('passwordHint')} errors={errors} />
            {/* Before the list: Enter in the field presses the first button of the form. */}
            <div>
              <Button type="submit" name="browser" value="others">
                {t('signOutOthers')}
              </Button>
            </div>
            {list}
          </div>
        </Form>
      )}
    </section>
  );
}
