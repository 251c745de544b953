import { measuresOf } from '../../../../../tokens/component.ts';
import { globalStyleIn, storefrontLayer } from '../../../../../tokens/layers.css.ts';
import cookiePanelMeasures from '../../../../../tokens/source/component/cookie-panel.json' with { type: 'json' };

const component = measuresOf(cookiePanelMeasures);
/** The page beside the island of the panel, while that asks. A `:has()` of the root would be asked at each press. */
const asked = '[data-island="consent/consent-panel"]:not(:empty) + div';

// What has the focus is not under the panel (WCAG 2.4.11), at the end of the page either.
globalStyleIn(storefrontLayer, `${asked} :focus`, { scrollMarginBlockEnd: component.cookiePanel.room });
globalStyleIn(storefrontLayer, asked, { paddingBlockEnd: component.cookiePanel.room });
