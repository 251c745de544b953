import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';
import tooltipMeasures from '../../tokens/source/component/tooltip.json' with { type: 'json' };

const component = measuresOf(tooltipMeasures);

export const holder = componentStyle({ display: 'inline-flex', maxWidth: '100%' });

/** The place comes from keep-beside.ts; until then, and without a script, the browser shows it in the middle. */
const bubble = {
  ...typography('small'),
  width: 'max-content',
  maxWidth: `min(${component.tooltip.maxWidth}, calc(100% - ${vars.space[16]}))`,
  textAlign: 'start',
  whiteSpace: 'normal',
  borderRadius: vars.radius.control,
  transition: `opacity ${vars.motion.fast}`,
  '@starting-style': { opacity: 0 },
} as const;

/** Ink with words in the colour of the page: a label, nothing that can be worked with. */
export const tip = componentStyle({
  ...bubble,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[12],
  color: vars.color.page,
  backgroundColor: vars.color.ink,
  border: hairline(vars.color.ink),
  // Browsers without popovers (Safari before 17, Firefox before 125) would show it all the time.
  '@supports': { 'not selector(:popover-open)': { display: 'none' } },
  // Chromium 156 paints a plate in the page colour behind forced text, which would hide words that have that colour.
  '@media': { '(forced-colors: active)': { color: 'CanvasText', backgroundColor: 'Canvas' } },
});

/** Raised like a popover: what stands in it may be read at leisure, and a link in it pressed. */
export const note = componentStyle({
  ...bubble,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  color: vars.color.ink,
  backgroundColor: vars.color.raised,
  border: hairline(vars.color.line),
  borderRadius: vars.radius.floating,
  boxShadow: vars.shadow.float,
});
