import { currentLanguage, localAddress } from '../../platform/languages/current-language.ts';
import { translator } from '../../../components/texts/texts.ts';
import type { MenuItem } from '../../../components/menu/index.ts';
import { goodsWorth } from '../../../patterns/rules/gross-net.ts';
import { shopMoney } from '../../../patterns/rules/shop-money.ts';
import { shippingPromise } from '../../../patterns/rules/shipping-time.ts';
import { addresses, addressOf } from '../../shared/addresses.ts';
import { basketOfHeader } from '../../shared/session.ts';
import { viewChoiceOf, type ViewChoice } from '../../shared/view-choice.ts';
import type { SienTypes } from '../../shared/define-page.ts';
import { freeShippingAmount, hasPromoStrip, promoCodeOf } from './strips.ts';
import { loadInformationPages } from '../../shared/information-pages.ts';
import {
  loadMenu,
  loadSavedGoods,
  loadShopTime,
  longestText,
  productCardsTexts,
  typedText,
  type SavedGoods,
} from '../../features/catalogue/index.ts';
import { consentOf, purposesAsked, waitingEvents } from '../../features/content/index.ts';
import type { ConsentPartProps } from '../../features/content/consent.ts';
import type { AppShop } from '../../../patterns/contract/app-shop.ts';
import type { RequestContext } from '../../platform/page/request-context.ts';
import type { AccountLinkProps, ListLinkProps } from '../../../patterns/site-header/index.ts';
import { searchMinimum } from '../../../patterns/rules/search-minimum.ts';
import { siteHeaderTexts } from '../../../patterns/site-header/texts.ts';
import { appShop } from './app-shop.ts';
import { menuItems } from './menu-items.ts';
import { basketMark } from '../browser/layout/basket-summary.ts';
import type { BasketDisclosureProps } from '../browser/layout/basket-disclosure.tsx';
import type { LiveSearchProps } from '../browser/layout/live-search.tsx';
import { inLanguageOf, languages } from '../../platform/languages/languages.ts';
import { type FooterItem } from '../../../patterns/site-footer/index.ts';

/** Header, strip and footer data, read once a request. */
export interface LayoutData {
  /** The shop's menu. */
  menu: ReadonlyArray<MenuItem>;
  /** The existing pages of information, by name. */
  pages: ReadonlyArray<string>;
  /** The header search; on the page of results with its term. */
  search: LiveSearchProps;
  /** Lines in the basket and their formatted worth; and its identity. */
  basket: { count: number; worth: string; mark: string };
  /** The button of the basket preview. */
  basketPreview: BasketDisclosureProps;
  /** The link to the account, or to the sign-in page. */
  account: AccountLinkProps;
  /** What the visitor keeps on lists and compares: hearts show it. */
  saved: SavedGoods;
  /** The link to the shopping list, with its product count. */
  list: ListLinkProps;
  /** If free delivery is promised and the strip was not closed (requirement T-21). */
  hasPromoStrip: boolean;
  /** The discount code of the strip, if it can be used now and the strip was not closed (requirement T-21). */
  promoCode: { code: string; text: string } | null;
  /** For how many days a strip stays hidden once it is closed. */
  promoStripDays: number;
  freeShippingFrom: string;
  returnDays: number;
  /** Until when goods in stock leave today; undefined if that promise does not hold now. */
  todayUntil: string | undefined;
  /** What the shop asks about cookies, and the visitor's answer. */
  consent: Pick<ConsentPartProps, 'purposes' | 'answer' | 'waiting'>;
  /** How this browser wants to see the shop on a phone. */
  view: ViewChoice;
  /** This page in the other languages of the shop. */
  otherLanguages: ReadonlyArray<FooterItem>;
  /** The year of the shop's clock. */
  year: number;
  /** The shop data for the platform's scripts, and the nonce of the script. */
  appShop: AppShop;
  nonce: string;
}

type Context = RequestContext<unknown, SienTypes>;

/** Goods in the warehouse leave on the same working day until this hour (see the page of questions and answers). */
const warehouse = { isToday: true, deadline: '14:00' } as const;
/** The strip may name the deadline all morning: it promises nothing for one product. */
const wholeDay = 24;

/** Reads the data of the frame. */
export async function loadLayout(context: Context): Promise<LayoutData> {
  const { url, store, settings, now } = context;
  const [tree, pages, currentCategory, basket, saved, { daysOff }, client, popular, waiting, promoCode] =
    await Promise.all([
      loadMenu(context),
      loadInformationPages(context),
      categoryOf(context),
      basketOfHeader(context),
      loadSavedGoods(context),
      loadShopTime(context),
      context.client(),
      store.phrases.popular(settings.searchResults),
      waitingEvents(context),
      promoCodeOf(context),
    ]);
  const { goods, paid, words } = shopMoney(context);
  const promise = shippingPromise(warehouse, now, { ...settings, hoursBeforeOrderBy: wholeDay }, daysOff);
  const worth = goods(goodsWorth(basket.lines));
  return {
    menu: menuItems(tree, {
      here: localAddress(url.pathname + url.search),
      category: currentCategory,
      isWithin: addresses.find(url.pathname)?.name === 'product',
    }),
    pages,
    search: {
      action: addressOf('search'),
      text: addresses.find(url.pathname)?.name === 'search' ? typedText(url.searchParams).slice(0, longestText) : '',
      placeholder: translator(siteHeaderTexts, context.texts)('searchExample'),
      minimumLength: searchMinimum(settings),
      delay: settings.searchDelay,
      popular,
      limit: settings.searchResults,
      words: { soldOut: translator(productCardsTexts, context.texts)('soldOut'), price: words.goods },
    },
    basket: { count: basket.lines.length, worth, mark: basketMark(String(basket.version), worth) },
    basketPreview: {
      basketAddress: addressOf('basket'),
      orderAddress: addressOf('order-step-1'),
      listFrom: settings.basketPreviewListFrom,
      hiddenAbove: settings.basketPreviewHiddenAbove,
      freeShippingFrom: settings.freeShippingFrom,
      freeShippingFromText: paid(settings.freeShippingFrom),
      words,
    },
    account: { address: addressOf(client ? 'account' : 'signin'), isSignedIn: client !== null },
    saved,
    list: {
      address: addressOf('shopping-list'),
      count: saved.lists.find(({ isWishlist }) => isWishlist)?.keys.length ?? 0,
    },
    hasPromoStrip: hasPromoStrip(context),
    promoCode,
    promoStripDays: settings.promoStripDays,
    freeShippingFrom: freeShippingAmount(context),
    returnDays: settings.returnDays,
    todayUntil: promise.kind === 'deadline' ? promise.time : undefined,
    consent: { purposes: purposesAsked(settings, context.texts), answer: consentOf(context), waiting },
    view: viewChoiceOf(context.cookies),
    otherLanguages: settings.languages
      .filter((language) => language !== currentLanguage())
      .map((language) => ({
        name: languages[language].ownName,
        address: inLanguageOf(language, url.pathname + url.search),
        language,
      })),
    year: new Date(now).getFullYear(),
    appShop: appShop({ url, settings, texts: context.texts, isLogged: client !== null }),
    nonce: context.nonce,
  };
}

/** The department of this page: its own, or its product's. */
async function categoryOf({ url, store }: Context): Promise<number | null> {
  const place = addresses.find(url.pathname);
  if (place?.name === 'category') return Number(place.params['id']);
  if (place?.name !== 'product') return null;
  return store.catalogue.categoryOf(Number(place.params['id']));
}
