import type { TextsContext } from '../../components/texts/texts.ts';
import { settingsWith } from '../platform/settings/index.ts';
import type { Store } from '../store/index.ts';

/** The shop's current texts and settings, for a mail. */
export async function mailWording({ settings }: Pick<Store, 'settings'>) {
  const [own, overrides] = await Promise.all([settings.overrides(), settings.texts('pl')]);
  return { settings: settingsWith(own), texts: { locale: 'pl', overrides } satisfies TextsContext };
}
