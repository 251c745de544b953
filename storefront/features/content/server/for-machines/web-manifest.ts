import { themes } from '../../../../../tokens/themes.ts';
import { webManifestAddress } from '../../../../shared/browser/installed-shop-addresses.ts';
import { textCall } from './text-call.ts';

/** How the shop looks as an installed application (W3C Web Application Manifest). */
export const webManifestCall = textCall({
  name: 'web-manifest',
  paths: [webManifestAddress],
  type: 'application/manifest+json',
  write: ({ settings, texts }) =>
    JSON.stringify({
      id: '/',
      name: settings.shopName,
      short_name: settings.shopName,
      ...(settings.shopLine && { description: settings.shopLine }),
      lang: texts.locale,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: themes.light.color.page,
      theme_color: themes.light.color.page,
      icons: [192, 512].map((size) => ({
        src: `/brand/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    }),
});
