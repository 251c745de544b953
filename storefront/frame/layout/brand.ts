import type { SiteIcon } from '../../platform/page/site.ts';
import type { Settings } from '../../platform/settings/index.ts';

/** The name in the drawings of `demo/brand`. A shop of another name shows it in letters. */
const drawnName = 'Sień';

/** Whether the shop uses the drawn mark. */
export const isDrawn = (shopName: string): boolean => shopName === drawnName;

/** The icons of the brand; without any, browsers would request a default address. */
export const brandIcons = ({ shopName }: Pick<Settings, 'shopName'>): ReadonlyArray<SiteIcon> =>
  isDrawn(shopName)
    ? [
        { rel: 'icon', href: '/brand/icon.svg', type: 'image/svg+xml' },
        { rel: 'icon', href: '/brand/icon-192.png', type: 'image/png', sizes: '192x192' },
        { rel: 'apple-touch-icon', href: '/brand/icon-180.png' },
      ]
    : [{ rel: 'icon', href: 'data:,' }];
