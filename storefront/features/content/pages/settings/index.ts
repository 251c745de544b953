import { definePage } from '../../../../shared/define-page.ts';
import { postSettings } from './actions.ts';
import { loadSettings, settingsHead } from './data.ts';
import { SettingsPage } from './page.tsx';

/** What people send beside orders, and what they choose for themselves (wire contract 3). */
export default definePage('settings', {
  load: loadSettings,
  head: settingsHead,
  view: SettingsPage,
  post: postSettings,
});
