import { translator } from '../../../../../components/texts/texts.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { deliveryCountry } from '../delivery/visitor-place.ts';
import { sortOptions } from '../listing/listing-query.ts';
import { listingTexts } from '../listing/texts.ts';
import { listingChoice, portionOf } from './listing-choice.ts';
import { currentLanguage } from '../../../../platform/languages/current-language.ts';
import { languages } from '../../../../platform/languages/languages.ts';

interface Choice {
  value: string;
  label: string;
}

/** What a visitor can set for the whole shop, with the current values. */
export interface ShopperSettings {
  /** Empty where the shop delivers to one country only. */
  countries: ReadonlyArray<Choice>;
  country: string;
  /** Empty where the shop speaks one. */
  languages: ReadonlyArray<Choice>;
  language: string;
  sorts: ReadonlyArray<Choice>;
  sort: string;
  portions: ReadonlyArray<Choice>;
  portion: string;
}

export async function shopperSettings(context: PageContext<'settings'>): Promise<ShopperSettings> {
  const { settings, texts } = context;
  const t = translator(listingTexts, texts);
  const [{ country, countries }, choice] = await Promise.all([deliveryCountry(context), listingChoice(context)]);
  return {
    countries: countries.length > 1 ? countries.map(({ iso, name }) => ({ value: iso, label: name })) : [],
    country: country?.iso ?? '',
    languages:
      settings.languages.length > 1
        ? settings.languages.map((language) => ({ value: language, label: languages[language].ownName }))
        : [],
    language: currentLanguage(),
    sorts: sortOptions.map(({ key }) => ({ value: key === 'default' ? 'relevance' : key, label: t(`sort-${key}`) })),
    sort: choice.sort === undefined || choice.sort === 'default' ? 'relevance' : choice.sort,
    portions: settings.listingPortions.map((portion) => ({ value: String(portion), label: String(portion) })),
    portion: String(portionOf(choice, settings)),
  };
}
