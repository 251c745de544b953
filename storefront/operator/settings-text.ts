import { defaultTextsContext, translator } from '../../components/texts/texts.ts';
import {
  defaultSettings,
  missingFacts,
  sellerSettings,
  type SettingName,
  type Settings,
} from '../platform/settings/index.ts';
import { operatorTexts } from './texts.ts';

const t = translator(operatorTexts, defaultTextsContext);

const isOfSeller = (name: string): name is keyof typeof sellerSettings => Object.hasOwn(sellerSettings, name);

/** A value as it is typed again. */
function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether the seller's data are complete, and what is missing. */
function completeness(settings: Settings): string {
  const missing = missingFacts(settings);
  return missing.length === 0 ? t('settingsComplete') : t('settingsMissing', { names: missing.join(', ') });
}

/** Settings in the list: the seller's data, or all. */
export function settingsText(settings: Settings, { isWhole }: { isWhole: boolean }): string {
  const missing: ReadonlyArray<SettingName> = missingFacts(settings);
  const names = Object.keys(isWhole ? defaultSettings : sellerSettings) as ReadonlyArray<SettingName>;
  const lines = names.map((name) => {
    const value = written(settings[name]);
    const isDefault = value === written(defaultSettings[name]);
    const setting = missing.includes(name)
      ? t('settingIsMissing', { name })
      : value === ''
        ? t('settingIsEmpty', { name })
        : t(isDefault ? 'settingIsDefault' : 'settingIs', { name, value });
    return isOfSeller(name) ? t('settingLabelled', { setting, label: t(`label.${name}`) }) : setting;
  });
  return [...lines, '', completeness(settings)].join('\n');
}

/** A setting after its change; for the seller's data, also what is still missing. */
export const settingChanged = (name: SettingName, settings: Settings): string =>
  [
    t('settingNow', { name, value: written(settings[name]) }),
    ...(isOfSeller(name) ? [completeness(settings)] : []),
  ].join('\n');
