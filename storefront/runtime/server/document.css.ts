import { globalStyle } from '@vanilla-extract/css';
import { atLeast } from '../../../tokens/viewport.ts';

/** The viewport level, for scripts to read from the page: the very conditions that the styles obey decide it [S-38]. */
globalStyle('html', {
  vars: { '--viewport-level': '1' },
  '@media': {
    [atLeast(2)]: { vars: { '--viewport-level': '2' } },
    [atLeast(3)]: { vars: { '--viewport-level': '3' } },
    [atLeast(4)]: { vars: { '--viewport-level': '4' } },
  },
});
