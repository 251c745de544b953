import { currentLanguage, localAddress } from '../../platform/languages/current-language.ts';
import { languages } from '../../platform/languages/languages.ts';
import type { TextsContext } from '../../../components/texts/texts.ts';
import type { AppShop } from '../../../patterns/contract/app-shop.ts';
import { forbiddenFiles } from '../../../patterns/rules/file-rules.ts';
import { formatAmount, type CurrencyFormat } from '../../../patterns/rules/money.ts';
import { addressOf } from '../../shared/addresses.ts';
import { informationAddress } from '../../shared/information-addresses.ts';
import type { Settings } from '../../platform/settings/index.ts';
import { currencyCode } from '../../features/catalogue/index.ts';

/** The shop's facts in a request. */
export interface AppShopFacts {
  url: URL;
  settings: Pick<Settings, 'currency' | 'priceType' | 'companyEmail'>;
  texts: TextsContext;
  /** Whether the user is signed in. */
  isLogged: boolean;
}

const extensions = forbiddenFiles.filter((kind) => kind.startsWith('.')).map((kind) => kind.slice(1));
const types = forbiddenFiles.filter((kind) => kind.includes('/'));

/** `app_shop`: each page's shop data for the platform's scripts (wire contract 2.8). */
export function appShop({ url, settings, texts, isLogged }: AppShopFacts): AppShop {
  const base = url.origin + addressOf('home');
  const here = localAddress(url.pathname + url.search);
  return {
    urls: { prefix: '', graphql: localAddress('/graphql/v1/'), contact: addressOf('contact') },
    vars: {
      priceType: settings.priceType,
      priceTypeVat: settings.priceType === 'gross',
      geoipCountryCode: 'PL',
      currency: { id: currencyCode, ...wireFormat(settings.currency) },
      language: languages[currentLanguage()].wire,
      baseurl: base,
      sslurl: base,
      curr_url: url.origin + here,
      blacklist_extension: extensions,
      blacklist_mime: types,
      request_uri: here,
      additional_ajax: localAddress('/projector.php'),
      returnLink: informationAddress('returns'),
      basketLink: addressOf('basket'),
      isLogged,
      IAIAccountsUrl: '',
    },
    txt: ownWords(texts),
    fn: {},
    fnrun: {},
    files: {},
    graphql: {},
  };
}

/** The currency format in wire marks; the separators are read from a written amount. */
function wireFormat(format: CurrencyFormat): Omit<AppShop['vars']['currency'], 'id'> {
  const [, grouping = '', decimal = '', decimals = ''] =
    /^1(\D*)23\d(\D*)(\d*)$/.exec(formatAmount(123456, format)) ?? [];
  return {
    symbol: format.symbol,
    format: `###,##0${decimals && `.${'0'.repeat(decimals.length)}`}`,
    beforeValue: format.isSymbolBefore,
    space: format.hasSpace,
    decimalSeparator: decimal,
    groupingSeparator: grouping.replace('\u00a0', ' '),
  };
}

/** Texts that the shop overrides; plural forms are for its own pages. */
const ownWords = ({ overrides = {} }: TextsContext): AppShop['txt'] =>
  Object.fromEntries(
    Object.entries(overrides).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
