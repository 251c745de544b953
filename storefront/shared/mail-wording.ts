import type { TextsContext } from '../../components/texts/texts.ts';
import { settingsWith } from '../platform/settings/index.ts';
import type { Store } from '../store/index.ts';

/** The words and settings of the shop at this moment, for a mail that is written now. */
export async function mailWording({ settings }: Pick<Store, 'settings'>) {
  const [own, overrides] = await Promise.all([settings.overrides(), settings.texts('pl')]);
  return { settings: settingsWith(own), texts: { locale: 'pl', overrides } satisfies TextsContext };
}
