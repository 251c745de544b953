import { Button } from '../../../../../components/button/index.ts';
import { Heading } from '../../../../../components/heading/index.ts';
import { Link } from '../../../../../components/link/index.ts';
import { Select } from '../../../../../components/select/index.ts';
import { Text } from '../../../../../components/text/index.ts';
import { useTexts } from '../../../../../components/texts/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { SettingsView } from './data.ts';
import * as styles from './page.css.ts';
import { settingsPageTexts } from './texts.ts';
import { languageTexts } from '../../../../shared/language.texts.ts';

/** What a visitor sets for the whole shop (requirement S-34). A plain form; the shop keeps the choices with the session. */
export function Choices({ view }: { view: Extract<SettingsView, { kind: 'choices' }> }) {
  const t = useTexts(settingsPageTexts);
  const tLanguage = useTexts(languageTexts);
  return (
    <div className={styles.choices}>
      <form method="post" action={addressOf('settings')} className={styles.questions}>
        <input type="hidden" name="settings_form" value="1" />
        <div className={styles.group}>
          <Heading level={2} look="h3">
            {t('shopping')}
          </Heading>
          {view.countries.length > 0 && (
            <Select label={t('country')} name="country" defaultValue={view.country} options={view.countries} />
          )}
          {view.languages.length > 0 && (
            <Select label={tLanguage('label')} name="lang" defaultValue={view.language} options={view.languages} />
          )}
          <Text tone="muted">{view.languages.length > 0 ? tLanguage('prices') : t('facts')}</Text>
        </div>
        <div className={styles.group}>
          <Heading level={2} look="h3">
            {t('lists')}
          </Heading>
          <Select label={t('sort')} name="sort_order" defaultValue={view.sort} options={view.sorts} />
          <Select label={t('portion')} name="portions" defaultValue={view.portion} options={view.portions} />
        </div>
        <div>
          <Button type="submit" tone="primary">
            {t('save')}
          </Button>
        </div>
      </form>
      <div className={styles.others}>
        <Heading level={2} look="h3">
          {t('other')}
        </Heading>
        <Link href={addressOf('cookies')} look="standalone">
          {t('cookies')}
        </Link>
        <Link href={addressOf('settings', {}, { mailing_action: 'add' })} look="standalone">
          {t('newsletter')}
        </Link>
        <Link href={addressOf('account')} look="standalone">
          {t('account')}
        </Link>
        <Text tone="muted">{t('look')}</Text>
      </div>
    </div>
  );
}
