export { defaultSettings, settingsWith, type SettingName, type Settings } from './defaults.ts';
