import { join, resolve } from 'node:path';
import { buildSite, sizesOf } from './site-build.mjs';

/** Builds the shop into `dist/`: `node storefront/build/build.mjs`. */
const root = resolve(import.meta.dirname, '../..');
const outDir = join(root, 'dist');
const started = performance.now();

await buildSite({
  root,
  server: 'storefront/main.ts',
  client: 'storefront/client.ts',
  pages: 'storefront/{features/*,compatibility}/pages/*/index.ts',
  islands: 'storefront/{frame,features/*}/browser/*/islands/*.tsx',
  sharedStyles: [
    'tokens/global.css.ts',
    'storefront/frame/layout/index.ts',
    'storefront/frame/error-page/index.ts',
    'storefront/platform/document/document.tsx',
  ],
  lateStyles: [
    'components/combobox/option-list.css.ts',
    'components/combobox/recent-list.css.ts',
    'components/gallery/lightbox.css.ts',
    'components/modal/modal.css.ts',
    'components/popover/popover.css.ts',
    'components/skeleton/skeleton.css.ts',
    'components/tooltip/tooltip.css.ts',
    'patterns/basket-preview/basket-preview.css.ts',
  ],
  partStyles: {
    // Of what a feature fills into the page of another one, which does not import it.
    banner: ['components/banner/banner.css.ts'],
    // Of date fields whose calendar and clock only a touched form loads.
    dates: [
      'components/calendar/buttons.css.ts',
      'components/calendar/calendar.css.ts',
      'components/calendar/cells.css.ts',
      'components/date-field/date-field.css.ts',
      'components/date-picker/picker-overlay.css.ts',
      'components/time-field/time-field.css.ts',
    ],
    consent: [
      'components/checkbox/checkbox.css.ts',
      'components/checkbox-group/checkbox-group.css.ts',
      'patterns/summary-button/summary-button.css.ts',
      'patterns/cookie-panel/cookie-panel.css.ts',
      'storefront/features/content/server/consent/consent.css.ts',
    ],
  },
  otherLanguages: ['en'],
  outDir,
});
console.log((await sizesOf(outDir)).join('\n'));
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
