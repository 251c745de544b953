import type { SiteIcon } from '../../platform/page/site.ts';
import type { Settings } from '../../platform/settings/index.ts';

/** What the drawings of `demo/brand` say. A shop of another name shows its name in letters instead. */
const drawnName = 'Sień';

/** Whether the drawn mark is that of the shop. */
export const isDrawn = (shopName: string): boolean => shopName === drawnName;

/** The icons of the brand; browsers that find none named would ask for one at an address of their own. */
export const brandIcons = ({ shopName }: Pick<Settings, 'shopName'>): ReadonlyArray<SiteIcon> =>
  isDrawn(shopName)
    ? [
        { rel: 'icon', href: '/brand/icon.svg', type: 'image/svg+xml' },
        { rel: 'icon', href: '/brand/icon-192.png', type: 'image/png', sizes: '192x192' },
        { rel: 'apple-touch-icon', href: '/brand/icon-180.png' },
      ]
    : [{ rel: 'icon', href: 'data:,' }];
