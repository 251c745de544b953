import type { TextsContext } from '../../components/texts/texts.ts';
import { currentLanguage } from '../platform/languages/current-language.ts';
import { settingsWith } from '../platform/settings/index.ts';
import { settingsIn } from '../platform/languages/settings-in.ts';
import type { Store } from '../store/index.ts';

/** The shop's current texts and settings, for a mail in its language. */
export async function mailWording({ settings }: Pick<Store, 'settings'>) {
  const language = currentLanguage();
  const [own, overrides] = await Promise.all([settings.overrides(), settings.texts(language)]);
  return {
    settings: settingsIn(settingsWith(own), language),
    texts: { locale: language, overrides } satisfies TextsContext,
  };
}
