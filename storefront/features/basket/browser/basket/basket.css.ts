import { measuresOf } from '../../../../../tokens/component.ts';
import { vars } from '../../../../../tokens/contract.css.ts';
import { focusRing } from '../../../../../tokens/focus.css.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';
import { typography } from '../../../../../tokens/typography.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import buyBarMeasures from '../../../../../tokens/source/component/buy-bar.json' with { type: 'json' };
import linePictureMeasures from '../../../../../tokens/source/component/line-picture.json' with { type: 'json' };
import { hidden } from '../../../../../components/visually-hidden/visually-hidden.css.ts';

const { color, radius, size, space } = vars;
const { buyBar } = measuresOf(buyBarMeasures);
const { basketSmall } = measuresOf(linePictureMeasures).linePicture;

export const head = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  paddingBlock: `${space[24]} ${space[16]}`,
});

export const alert = storefrontStyle({ paddingBlockEnd: space[16] });

export const freeDelivery = storefrontStyle({ paddingBlock: `${space[16]} ${space[20]}` });

/** Over goods that ship alike, where there are several kinds. */
export const groupHead = storefrontStyle({ paddingBlock: `${space[24]} ${space[12]}` });

export const lines = storefrontStyle({ borderBlockStart: `${size.hairline} solid ${color.line}` });

export const item = storefrontStyle({
  paddingBlock: space[24],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});

/** What was removed, where it was. */
export const removed = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  color: color.muted,
  backgroundColor: color.quiet,
  overflowWrap: 'anywhere',
});

export const removedItem = storefrontStyle({
  paddingBlock: space[16],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});

/** On phones, while the summary is out of view. */
export const dock = storefrontStyle({
  display: 'none',
  '@media': {
    [below(2)]: {
      position: 'fixed',
      zIndex: 15,
      insetInline: 0,
      insetBlockEnd: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[16],
      minHeight: buyBar.height,
      paddingInline: vars.layout.gutter,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      borderBlockStart: `${size.hairline} solid ${color.line}`,
      backgroundColor: color.raised,
      boxShadow: vars.shadow.float,
    },
  },
});

export const dockTotal = storefrontStyle({
  ...typography('total'),
  color: color.ink,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const dockLabel = storefrontStyle({ ...typography('small'), display: 'block', color: color.muted });

/** The end of the page can be scrolled out from under the dock. */
globalStyleIn(storefrontLayer, '[data-docked="basket-dock"]', {
  '@media': { [below(2)]: { paddingBlockEnd: buyBar.height, vars: { '--docked-bar': buyBar.height } } },
});

export const fixed = storefrontStyle({
  ...typography('ui'),
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.touch,
  color: color.off,
});

export const firstButton = hidden;

export const save = storefrontStyle({
  paddingBlockStart: space[24],
  // With scripts every change is saved at once.
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

export const incentive = storefrontStyle({
  ...typography('small'),
  ...focusRing,
  padding: 0,
  border: 'none',
  borderRadius: radius.badge,
  background: 'none',
  color: color.action,
  cursor: 'pointer',
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: space[4],
  selectors: { ...focusRing.selectors, '&:hover': { color: color.actionHover } },
});

export const express = storefrontStyle({ display: 'grid', gap: space[8] });

export const expressNote = storefrontStyle({ ...typography('small'), color: color.muted });

/** On phones it takes the whole width, also below the picture. */
export const comment = storefrontStyle({
  ...typography('small'),
  marginInlineStart: `calc(-1 * (${basketSmall} + ${space[14]}))`,
  selectors: { '&[open]': { padding: space[16], backgroundColor: color.quiet } },
  '@media': { [atLeast(2)]: { marginInlineStart: 0 } },
});

export const summarySign = storefrontStyle({
  display: 'flex',
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const gifts = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  paddingBlockStart: space[32],
});

/** No gap beside a tile without a neighbour: it declines, and takes the row. */
globalStyleIn(storefrontLayer, `${gifts} [role="radiogroup"] > div > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
});

export const giftNote = storefrontStyle({
  ...typography('small'),
  display: 'flex',
  gap: space[8],
  alignItems: 'start',
  color: color.muted,
  selectors: { '&[data-kind="lost"]': { color: color.warn } },
});

export const giftName = storefrontStyle({ display: 'flex', gap: space[14], alignItems: 'center' });

/** Under the name. */
export const optionNote = storefrontStyle({
  ...typography('small'),
  display: 'block',
  color: color.muted,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const giftPicture = storefrontStyle({ flexShrink: 0, width: space[64], backgroundColor: color.tile });

/** Field and button in a row; the message of the field stands under the field. */
export const rebate = storefrontStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
  alignItems: 'start',
});

/** Beside the box, under the line of the label. */
export const rebateButton = storefrontStyle({ ...typography('label'), paddingBlockStart: `calc(1lh + ${space[6]})` });

/** Above the postcode, whose form depends on it. */
export const previewCountry = storefrontStyle({ gridColumn: '1 / -1' });

export const usedRebate = storefrontStyle({ display: 'grid', gap: space[12], justifyItems: 'start' });

export const rebateText = storefrontStyle({
  ...typography('message'),
  display: 'flex',
  gap: space[8],
  alignItems: 'start',
  color: color.warn,
  selectors: { '&[data-active]': { color: color.ok } },
});

export const preview = storefrontStyle({
  display: 'grid',
  gap: space[16],
  maxWidth: '60ch',
  paddingBlockStart: space[40],
});

export const previewOption = storefrontStyle({
  ...typography('body'),
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `${size.hairline} solid ${color.line}`,
});

export const side = storefrontStyle({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const promises = storefrontStyle({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const promise = storefrontStyle({
  ...typography('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: color.muted,
});

export const empty = storefrontStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[64]}`,
});

export const emptyGable = storefrontStyle({
  width: space[112],
  overflow: 'visible',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 4,
});

export const emptyText = storefrontStyle({ ...typography('lead'), color: color.ink });
