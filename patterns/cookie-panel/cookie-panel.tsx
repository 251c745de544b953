import { useId, type SyntheticEvent } from 'react';
import { Button } from '../../components/button/index.ts';
import { CheckboxGroup } from '../../components/checkbox-group/index.ts';
import { Heading } from '../../components/heading/index.ts';
import { Link } from '../../components/link/index.ts';
import { useTexts } from '../../components/texts/index.ts';
import { summaryButton } from '../summary-button/summary-button.css.ts';
import * as styles from './cookie-panel.css.ts';
import { cookiePanelTexts } from './texts.ts';

export interface CookieCategory {
  /** The form value: "analytics". */
  value: string;
  /** "Statystyka" */
  name: string;
  /** What its files do, and who reads them. */
  description: string;
}

export interface CookiePanelProps {
  /** The optional categories. Nothing is preselected. */
  categories: ReadonlyArray<CookieCategory>;
  /** Where the form is sent: `choice` is `necessary`, `all` or `chosen`, each ticked category is a `category`. */
  action: string;
  /** The page about the shop's cookies. */
  policyAddress: string;
  /** Called with the accepted categories, instead of sending the form. */
  onChoose?: (agreed: ReadonlyArray<string>) => void;
}

/**
 * Asks which cookies the shop may set; refusing is as easy as agreeing. It is a plain form, without JavaScript too. It
 * takes no focus and blocks nothing: put it first in the page for screen readers. Dialogs stay open while it is there
 * (spec 4, T-23), by its `data-cookie-panel`.
 */
export function CookiePanel({ categories, action, policyAddress, onChoose }: CookiePanelProps) {
  const t = useTexts(cookiePanelTexts);
  const id = useId();

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    if (!onChoose) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const all = categories.map(({ value }) => value);
    const answers = { all, necessary: [], chosen: data.getAll('category').map(String) };
    onChoose(answers[data.get('choice') as keyof typeof answers]);
  };

  return (
    <section className={styles.panel} aria-labelledby={id} data-cookie-panel="">
      <form className={styles.form} method="post" action={action} onSubmit={submit}>
        <Heading level={2} look="h3" id={id}>
          {t('heading')}
        </Heading>
        <p className={styles.text}>
          {t('text')} <Link href={policyAddress}>{t('policy')}</Link>
        </p>
        <div className={styles.actions}>
          <Button type="submit" name="choice" value="necessary" isFullWidth>
            {t('necessaryOnly')}
          </Button>
          <Button type="submit" name="choice" value="all" isFullWidth>
            {t('all')}
          </Button>
        </div>
        <details className={styles.settings}>
          <summary className={summaryButton}>{t('settings')}</summary>
          <div className={styles.choice}>
            <p className={styles.text}>
              <strong className={styles.strong}>{t('necessary')}</strong>
              <br />
              {t('necessaryText')}
            </p>
            <CheckboxGroup
              label={t('categories')}
              name="category"
              options={categories.map(({ value, name, description }) => ({ value, label: name, description }))}
            />
            <Button type="submit" name="choice" value="chosen">
              {t('chosen')}
            </Button>
          </div>
        </details>
      </form>
    </section>
  );
}
