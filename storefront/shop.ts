import { dismissalPrefix } from '../components/dismissible-bar/dismissal-cookie.ts';
import { themes } from '../tokens/themes.ts';
import { compatibility } from './compatibility/feature.ts';
import { policyReportsAddress } from './compatibility/policy-reports/index.ts';
import { account } from './features/account/feature.ts';
import { basket } from './features/basket/feature.ts';
import { catalogue } from './features/catalogue/feature.ts';
import { pictureOf, previewAddress } from './features/catalogue/index.ts';
import { checkout } from './features/checkout/feature.ts';
import { complaints } from './features/complaints/feature.ts';
import { content } from './features/content/feature.ts';
import { consentCookieName, extendedConsent, withoutConsentId } from './features/content/index.ts';
import { payment } from './features/payment/feature.ts';
import { product } from './features/product/feature.ts';
import { returns } from './features/returns/feature.ts';
import { reviews } from './features/reviews/feature.ts';
import { withdrawal } from './features/withdrawal/feature.ts';
import { errorPage } from './frame/error-page/index.ts';
import { brandIcons, layout, visitorPages } from './frame/layout/index.ts';
import type { Site } from './platform/page/site.ts';
import { protectionOf } from './platform/protection/index.ts';
import { defineRoutes } from './platform/routing/routes.ts';
import { defaultSettings, settingsWith, shortcomings } from './platform/settings/index.ts';
import { settingsIn } from './platform/languages/settings-in.ts';
import { uploadLimit } from './platform/uploads/upload-limit.ts';
import { addresses } from './shared/addresses.ts';
import type { SienTypes } from './shared/define-page.ts';
import type { Feature } from './shared/feature.ts';
import { viewChoiceName, viewChoiceOf } from './shared/view-choice.ts';
import { isUnavailable, settingsWords, storeIn } from './store/index.ts';

/** The features of the shop: each knows only those before it, and fills their open slots. */
export const features: ReadonlyArray<Feature> = [
  catalogue,
  reviews,
  basket,
  payment,
  checkout,
  product,
  account,
  returns,
  complaints,
  withdrawal,
  content,
  compatibility,
];
for (const { fills = [] } of features) for (const filling of fills) filling.apply();

/** The cookies that pages read; the last two are the platform's (wire contract 2.8). */
const pageCookies = new Set([viewChoiceName, consentCookieName, 'freeeshipping_clicked', 'rabateCode_clicked']);

/** The shop, as the platform serves it. */
export const site: Site<SienTypes> = {
  name: ({ shopName }) => shopName,
  sharedPicture: ({ homeSharedPicture }) => previewAddress(pictureOf(homeSharedPicture)?.source),
  routes: defineRoutes(addresses, Object.assign({}, ...features.map(({ pages }) => pages))),
  layout,
  errorPage,
  themeColors: [
    { color: themes.light.color.page, media: '(prefers-color-scheme: light)' },
    { color: themes.dark.color.page, media: '(prefers-color-scheme: dark)' },
  ],
  icons: brandIcons,
  statics: [
    { path: '/pictures', folder: 'storefront/demo/pictures', isImmutable: true },
    { path: '/brand', folder: 'storefront/demo/brand', isImmutable: false },
  ],
  protection: protectionOf(
    features.flatMap(({ changes = [] }) => changes),
    features.flatMap(({ rateLimits = [] }) => rateLimits),
  ),
  calls: features.flatMap(({ calls = [] }) => calls),
  policyReports: policyReportsAddress,
  largeForms: {
    paths: features.flatMap(({ takesFiles = [] }) => takesFiles),
    maxSize: uploadLimit,
  },
  timeZone: 'Europe/Warsaw',
  settings: async (store) => settingsWith(await store.settings.overrides()),
  defaultSettings,
  shortcomings,
  storeIn,
  translatedSettings: (store, settings, locale) => store.translations.lay(locale, settings, settingsWords),
  textOverrides: (store, language) => store.settings.texts(language),
  languages: (settings) => settings.languages,
  settingsIn,
  priceType: (settings) => settings.priceType,
  pageLoadTimeout: (settings) => settings.pageLoadTimeout,
  smallPictures: (settings) => settings.smallImageWidth,
  viewportWidth: ({ cookies, settings }) =>
    viewChoiceOf(cookies) === 'desktop' ? settings.responsiveSwitchWidth : undefined,
  sessions: (store) => store.sessions,
  kept: (store) => store.kept,
  visitors: visitorPages,
  // The id of an answer finds its proof in the store, which no kept page reads.
  cookieVariant: withoutConsentId,
  readsCookie: (name) => pageCookies.has(name) || name.startsWith(dismissalPrefix),
  client: (store, { clientId }) => (clientId === null ? Promise.resolve(null) : store.clients.find(clientId)),
  keptBySignIn: extendedConsent,
  ping: (store) => store.ping().then(() => true),
  isOutage: isUnavailable,
};
