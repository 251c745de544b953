import { Button } from '../../../../../components/button/index.ts';
import { Form } from '../../../../../components/form/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import passwordField from '../../browser/signin/islands/password-field.tsx';
import type { SignOutAttempt } from './actions.ts';
import type { BrowserItem } from './data.ts';
import * as styles from './page.css.ts';
import { accountTexts } from './texts.ts';

export interface BrowsersProps {
  /** Current first. */
  browsers: ReadonlyArray<BrowserItem>;
  attempt: SignOutAttempt | null;
}

/** The signed-in browsers, in one form whose buttons name what they sign out. */
export function Browsers({ browsers, attempt }: BrowsersProps) {
  const t = useTexts(accountTexts);
  const others = browsers.filter(({ isCurrent }) => !isCurrent);
  const list = (
    <ul role="list" className={styles.browsers}>
      {browsers.map(({ handle, name, since, isCurrent }) => (
        <li key={handle} className={styles.browser}>
          <div>
            <Text isStrong>{name}</Text>
            <Text look="small" tone="muted">
              {isCurrent ? `${t('thisBrowser')}, ${since}` : since}
            </Text>
          </div>
          {!isCurrent && (
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
      {others.length === 0 ? (
        list
      ) : (
        <Form method="post" action={addressOf('account')} errors={attempt?.errors ?? []} headingLevel={3}>
          <input type="hidden" name="operation" value="signout" />
          <div className={styles.signOut}>
            <div className={styles.password}>
              <Island
                of={passwordField}
                props={{
                  id: 'password',
                  name: 'password',
                  label: t('password'),
                  hint: t('passwordHint'),
                  purpose: 'current',
                  error: attempt?.errors.find(({ name }) => name === 'password')?.message,
                  isRequired: true,
                }}
              />
            </div>
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
