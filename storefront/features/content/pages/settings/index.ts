import { definePage } from '../../../../shared/define-page.ts';
import { postSettings } from './actions.ts';
import { loadSettings, settingsHead } from './data.ts';
import { SettingsPage } from './page.tsx';

/** Visitors' forms beside orders, and their own settings (wire contract 3). */
export default definePage('settings', {
  load: loadSettings,
  head: settingsHead,
  view: SettingsPage,
  post: postSettings,
});
