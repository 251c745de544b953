import { globalStyleIn, tokensLayer } from './layers.css.ts';
import { atLeast } from './viewport.ts';

/** The viewport level, for scripts to read from the page: set by the styles' own media conditions [S-38]. */
globalStyleIn(tokensLayer, 'html', {
  vars: { '--viewport-level': '1' },
  '@media': {
    [atLeast(2)]: { vars: { '--viewport-level': '2' } },
    [atLeast(3)]: { vars: { '--viewport-level': '3' } },
    [atLeast(4)]: { vars: { '--viewport-level': '4' } },
  },
});
