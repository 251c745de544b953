import type { SienTypes } from './shared/define-page.ts';
import { errorPage } from './frame/error-page/index.ts';
import { addressOf } from './shared/addresses.ts';
import { brandIcons, layout } from './frame/layout/index.ts';
import { routes } from './routes.ts';
import type { Site } from './platform/page/site.ts';
import { ajaxCalls, insertOpinionCall } from './compatibility/ajax/index.ts';
import { graphqlCall } from './compatibility/graphql/index.ts';
import { keptPictureCall } from './features/catalogue/server/pictures/kept-picture-call.ts';
import { makeProtection } from './platform/protection/index.ts';
import { policyReportsAddress, policyReportsCall } from './compatibility/policy-reports/index.ts';
import { robotsCall } from './features/content/server/robots/index.ts';
import { sitemapCall } from './features/content/server/sitemap/index.ts';
import { isUnavailable } from './store/index.ts';
import { defaultSettings, settingsWith, shortcomings } from './platform/settings/index.ts';
import { lineFileCall } from './features/basket/server/line-file-call.ts';
import { photoCall } from './features/reviews/server/photo-call.ts';
import { uploadLimit } from './platform/uploads/upload-limit.ts';
import { themes } from '../tokens/themes.ts';

/** The shop, as the runtime serves it. */
export const site: Site<SienTypes> = {
  name: ({ shopName }) => shopName,
  routes,
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
  protection: makeProtection,
  calls: [
    graphqlCall,
    ...ajaxCalls,
    photoCall,
    lineFileCall,
    keptPictureCall,
    robotsCall,
    sitemapCall,
    policyReportsCall,
  ],
  policyReports: policyReportsAddress,
  largeForms: {
    paths: [addressOf('settings'), addressOf('basket-change'), ...insertOpinionCall.paths],
    maxSize: uploadLimit,
  },
  timeZone: 'Europe/Warsaw',
  settings: async (store) => settingsWith(await store.settings.overrides()),
  defaultSettings,
  shortcomings,
  textOverrides: (store) => store.settings.texts('pl'),
  priceType: (settings) => settings.priceType,
  pageLoadTimeout: (settings) => settings.pageLoadTimeout,
  sessions: (store) => store.sessions,
  client: (store, { clientId }) => (clientId === null ? Promise.resolve(null) : store.clients.find(clientId)),
  ping: (store) => store.ping().then(() => true),
  isOutage: isUnavailable,
};
