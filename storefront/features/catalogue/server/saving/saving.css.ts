import { unseen } from '../../../../../components/shared/unseen.css.ts';
import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import savingMeasures from '../../../../../tokens/source/component/saving.json' with { type: 'json' };

const { color, motion, radius, size, space } = vars;
const component = measuresOf(savingMeasures);

const pressed = '[aria-pressed="true"]';
/** A menu with something pressed in it looks pressed itself. */
const menuPressed = `details:has(${pressed}) > summary`;

/** The heart in the corner of a picture, which keeps its light ground in every theme. */
export const corner = storefrontStyle({
  ...focusRing,
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  padding: 0,
  border: `${size.hairline} solid transparent`,
  borderRadius: radius.control,
  background: 'none',
  color: color.onPhoto,
  cursor: 'pointer',
  listStyle: 'none',
  transition: `background-color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:is(:hover, :active)': { backgroundColor: color.photoBadge },
  },
});

/** The same with its words: in the row under the buy button, and "Porównaj" on cards. */
export const worded = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: size.touch,
  paddingInline: space[6],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.action,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    ...focusRing.selectors,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.actionHover, textDecoration: 'underline', textUnderlineOffset: space[4] },
    '&:active': { color: color.actionPress },
    [`&${pressed}, ${menuPressed}&`]: { color: color.ink },
  },
});

/** On a card it is quieter than the price, and begins at its edge: a carousel would clip a ring that reaches further. */
export const onCard = storefrontStyle({
  ...typography('message'),
  minHeight: size.touch,
  paddingInlineStart: 0,
  color: color.muted,
  selectors: { '&:hover': { color: color.ink }, [`&${pressed}`]: { color: color.ink, fontWeight: 600 } },
});

/** The words of both states are there; the pressed state chooses. */
export const whenOff = storefrontStyle({
  selectors: { [`${pressed} > &, ${menuPressed} > &`]: { display: 'none' } },
});
export const whenOn = storefrontStyle({
  selectors: { [`button:not(${pressed}) > &, details:not(:has(${pressed})) > summary > &`]: { display: 'none' } },
});
export const hidden = storefrontStyle(unseen);

/** A heart "on the list" is filled. The scales of "Porównaj" enclose nothing to fill. */
for (const button of [corner, worded]) {
  globalStyleIn(storefrontLayer, `${button}[data-heart]${pressed} > svg`, { fill: 'currentColor' });
  globalStyleIn(storefrontLayer, `details:has(${pressed}) > ${button}[data-heart] > svg`, { fill: 'currentColor' });
}

export const menu = storefrontStyle({ position: 'relative' });

export const panel = storefrontStyle({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '100%',
  display: 'grid',
  gap: space[4],
  width: 'max-content',
  maxWidth: component.saving.panel,
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-side="end"]': { insetInlineEnd: 0 },
    '&[data-side="start"]': { insetInlineStart: 0 },
  },
});

export const panelTitle = storefrontStyle({ ...typography('message'), fontWeight: 600, color: color.muted });
export const group = storefrontStyle({ display: 'grid', selectors: { '& + &': { marginBlockStart: space[8] } } });

/** A size or a list to choose: the pressed one has a tick. */
export const choice = storefrontStyle({
  ...typography('ui'),
  ...focusRing,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: size.touch,
  paddingInline: space[8],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    ...focusRing.selectors,
    '&:hover': { backgroundColor: color.tile },
    [`&${pressed}`]: { fontWeight: 600 },
  },
});

/** Its place stays, so that the words do not move. */
export const tick = storefrontStyle({
  display: 'inline-flex',
  selectors: { [`button:not(${pressed}) > &`]: { visibility: 'hidden' } },
});

/** The comparison at the lower edge of the window; on phones, where other bars stand, it ends the page. */
export const bar = storefrontStyle({
  marginBlockStart: space[32],
  borderBlockStart: `${size.hairline} solid ${color.line}`,
  backgroundColor: color.page,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [`${atLeast(2)} and (min-height: ${component.saving.barFrom})`]: {
      position: 'sticky',
      zIndex: 10,
      insetBlockEnd: 0,
    },
    [below(2)]: { borderBlockEnd: `${size.hairline} solid ${color.line}` },
  },
});

export const barRow = storefrontStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
});

/** On phones the buttons stand together under the words. */
export const barWords = storefrontStyle({
  ...typography('ui'),
  flexGrow: 1,
  fontWeight: 600,
  color: color.ink,
  '@media': { [below(2)]: { flexBasis: '100%' } },
});

const isDocked = `${atLeast(2)} and (min-height: ${component.saving.barFrom})`;

/** The page's main part while the bar is shown. A `:has()` would ask for it at each press (docs/benchmarks/interactions.md). */
const compares = 'main[data-compares]';

/** Focus stays clear of the bar (WCAG 2.2, 2.4.11) and, by the room that every page leaves, of a docked button of the filters above it. */
globalStyleIn(storefrontLayer, `${compares} :focus`, {
  '@media': { [isDocked]: { scrollMarginBlockEnd: component.saving.barHeight } },
});

/** So do the link to the top and that button. Set at the two: inherited from the root it would restyle every element of the page. */
globalStyleIn(storefrontLayer, `:is(${compares} [data-docks-after], ${compares} ~ * [data-back-to-top])`, {
  '@media': { [isDocked]: { vars: { '--docked-bar': component.saving.barHeight } } },
});

/** On tablets a product's own bar is there: this one waits at the end of the page. */
globalStyleIn(storefrontLayer, `[data-docked="buy-bar"] ${bar}`, { '@media': { [below(3)]: { position: 'static' } } });
