import { translator } from '../../../../../components/texts/texts.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { sortOptions } from '../listing/listing-query.ts';
import type { Fields } from '../../../../shared/browser/forms/typed.ts';
import { addToComparison, clearComparison, removeFromComparison } from '../comparison/change-comparison.ts';
import { currencyCode } from '../wire/currency.ts';
import { deliveryCountry, saveVisitorPlace } from '../delivery/visitor-place.ts';
import { backTo } from './back-to.ts';
import { withChoice, type ListingChoice } from './listing-choice.ts';
import { settingsChangeTexts } from './texts.ts';
import { languageNamed, type Language } from '../../../../platform/languages/languages.ts';
import { languageTexts } from '../../../../shared/language.texts.ts';

type Context = PageContext<'settings'>;

/** Whether a request asks for a change in this file. */
export const asksForChange = (field: Fields): boolean =>
  ['sort_order', 'portions', 'lang', 'curr', 'country', 'filter_remove', 'comparers'].some(
    (name) => field(name) !== '',
  );

/** Applies the parameters of `settings.php` (wire contract 3), several at once if given. @returns where to redirect */
export async function changeSettings(context: Context, field: Fields): Promise<string> {
  const [sort, portion] = [readSort(field('sort_order')), readPortion(field('portions'), context)];
  if (sort !== null || portion !== null) {
    await remember(context, { ...(sort !== null && { sort }), ...(portion !== null && { portion }) });
  }
  await compare(context, field('comparers'), field('product'));
  await choosePlace(context, field);
  const back = new URL(backTo(context), context.url);
  const isLeftOut = (name: string): boolean =>
    // A sort in the address would win over the choice, and its page may not exist any more.
    (sort !== null && ['sort', 'order', 'counter'].includes(name)) ||
    (portion !== null && name === 'counter') ||
    (field('filter_remove') === 'all' && /^(filter_|pricelimit|counter$)/.test(name));
  for (const name of new Set(back.searchParams.keys())) if (isLeftOut(name)) back.searchParams.delete(name);
  return back.pathname + back.search;
}

/** "price-d" from the platform's select, or our own value; null for anything else. */
function readSort(text: string): string | null {
  const option = sortOptions.find(
    ({ key, address }) => text === key || text === `${address.sort ?? ''}-${address.order ?? ''}`,
  );
  if (option) return option.key;
  return /^relevance(-[ad])?$/.test(text) ? 'default' : null;
}

const readPortion = (text: string, { settings }: Context): number | null =>
  settings.listingPortions.find((portion) => String(portion) === text) ?? null;

async function remember(context: Context, change: ListingChoice): Promise<void> {
  const { hash, data } = await context.session.ensure();
  await context.store.sessions.update(hash, withChoice(data, change));
}

async function compare(context: Context, action: string, product: string): Promise<void> {
  if (action !== 'add' && action !== 'remove') return;
  const id = /^\d{1,9}$/.test(product) ? Number(product) : 0;
  const isAll = action === 'remove' && (product === 'all' || product === '');
  const { notice } = isAll
    ? await clearComparison(context)
    : await (action === 'add' ? addToComparison : removeFromComparison)(context, id);
  await context.notify(notice);
}

/** The language that a request chooses; null without one, and for one that the shop does not speak. */
export function chosenLanguage({ settings }: Pick<Context, 'settings'>, field: Fields): Language | null {
  const language = languageNamed(field('lang'));
  return language && settings.languages.includes(language) ? language : null;
}

/** The shop has its languages, one currency, and its couriers' countries, one of which is kept: other choices get a message. */
async function choosePlace(context: Context, field: Fields): Promise<void> {
  const t = translator(settingsChangeTexts, context.texts);
  const [language, currency, country] = [field('lang'), field('curr'), field('country')];
  if (language !== '' && chosenLanguage(context, field) === null)
    await addNotice(
      context,
      'warning',
      context.settings.languages.length > 1 ? translator(languageTexts, context.texts)('unknown') : t('noSuchLanguage'),
    );
  if (currency !== '' && currency.toUpperCase() !== currencyCode)
    await addNotice(context, 'warning', t('noSuchCurrency'));
  if (country === '') return;
  const { country: current, countries } = await deliveryCountry(context);
  const meant = countries.find(({ id, iso }) => country === String(id) || country.toUpperCase() === iso);
  if (meant && meant.id !== current?.id) await saveVisitorPlace(context, { deliveryRegion: meant.id });
  if (!meant) await addNotice(context, 'warning', t('noSuchCountry'));
}
