import { measuresOf } from '../../../../../tokens/component.ts';
import { globalStyleIn, storefrontLayer } from '../../../../../tokens/layers.css.ts';
import cookiePanelMeasures from '../../../../../tokens/source/component/cookie-panel.json' with { type: 'json' };

const component = measuresOf(cookiePanelMeasures);
const asking = 'html:has([data-cookie-panel])';

// What has the focus is not under the panel (WCAG 2.4.11), at the end of the page either.
globalStyleIn(storefrontLayer, asking, { scrollPaddingBlockEnd: component.cookiePanel.room });
globalStyleIn(storefrontLayer, `${asking} body`, { paddingBlockEnd: component.cookiePanel.room });
