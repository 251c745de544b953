import type { SienTypes } from './define-page.ts';
import { errorPage } from './error-page/index.ts';
import { addressOf } from './addresses.ts';
import { brandIcons, layout } from './layout/index.ts';
import { routes } from './routes.ts';
import type { Site } from './runtime/site.ts';
import { ajaxCalls, insertOpinionCall } from './server/ajax/index.ts';
import { graphqlCall } from './server/graphql/index.ts';
import { keptPictureCall } from './pictures/kept-picture-call.ts';
import { makeProtection } from './server/protection/index.ts';
import { policyReportsAddress, policyReportsCall } from './server/policy-reports/index.ts';
import { robotsCall } from './server/robots/index.ts';
import { sitemapCall } from './server/sitemap/index.ts';
import { isUnavailable } from './server/store/index.ts';
import { defaultSettings, settingsWith, shortcomings } from './settings/index.ts';
import { lineFileCall } from './uploads/line-file-call.ts';
import { photoCall } from './uploads/photo-call.ts';
import { uploadLimit } from './uploads/upload-limit.ts';
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
    { path: '/pictures', folder: 'storefront/catalogue/pictures', isImmutable: true },
    { path: '/brand', folder: 'storefront/catalogue/brand', isImmutable: false },
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
