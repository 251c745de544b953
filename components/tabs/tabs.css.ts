import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { hairline } from '../shared/lines.css.ts';
import { unseen } from '../shared/unseen.css.ts';
import tabsMeasures from '../../tokens/source/component/tabs.json' with { type: 'json' };

const component = measuresOf(tabsMeasures);

const { color, motion, radius, size, space } = vars;
const { bar, gap, height, ringRoom } = component.tabs;

/*
 * `data-live` says that the script has taken over. What is hidden before that is hidden only where a script will come: a
 * browser that runs none, or does not know the question, shows all panels. On paper all of them stand too.
 */
const awaited = 'screen and (scripting: enabled)';

export const tabs = componentStyle({});

export const panels = componentStyle({ borderBlockStart: hairline(color.line) });

/** Before the script lives, where the address names none of the panels. */
const unnamed = `${tabs}:not([data-live], :has(${panels} :target))`;

/** Where it is too narrow it scrolls sideways, tab by tab. */
export const list = componentStyle({
  display: 'flex',
  gap,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'none',
  padding: ringRoom,
  marginInline: `calc(-1 * ${ringRoom})`,
  marginBlockStart: `calc(-1 * ${ringRoom})`,
  // The bar of the chosen tab lies on the line over the panels.
  marginBlockEnd: `calc(-1 * (${ringRoom} + ${size.hairline}))`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { display: 'none' },
  },
});

export const tab = componentStyle({
  ...typography('ui'),
  flex: 'none',
  display: 'flex',
  minWidth: size.touch,
  maxWidth: '100%',
  minHeight: height,
  color: color.muted,
  borderRadius: radius.badge,
  textDecoration: 'none',
  scrollSnapAlign: 'center',
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
  },
});

const chosenWords = { color: color.ink, fontWeight: 600 } as const;
const chosenBar = { borderBlockEnd: `${bar} solid ${color.ink}` } as const;

export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  selectors: {
    // Room for the stronger letters of the chosen tab, so that choosing moves nothing.
    '&::before': { content: 'attr(data-words)', height: 0, fontWeight: 600, visibility: 'hidden' },
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlockEnd: 0 },
    [`${tab}[aria-selected="true"]:not(:hover, :active) > &`]: { color: chosenWords.color },
    [`${tab}[aria-selected="true"] > &`]: { fontWeight: chosenWords.fontWeight },
    [`${tab}[aria-selected="true"] > &::after`]: chosenBar,
  },
  '@media': {
    [awaited]: {
      selectors: {
        [`${unnamed} ${tab}[data-chosen] > &`]: chosenWords,
        [`${unnamed} ${tab}[data-chosen] > &::after`]: chosenBar,
      },
    },
    '(forced-colors: active)': {
      selectors: { [`${tab}[aria-selected="true"] > &::after`]: { borderColor: 'Highlight' } },
    },
  },
});

/** The panel that the address names: itself, or something in it. */
const named = ':is(:target, :has(:target))';

export const panel = componentStyle({
  position: 'relative',
  paddingBlock: space[24],
  borderRadius: radius.badge,
  // The row of tabs stays in sight over a panel that was jumped to.
  scrollMarginBlockStart: `calc(${height} + ${space[24]})`,
  selectors: focusRing.selectors,
  '@media': {
    screen: { selectors: { [`${tabs}[data-live] &:not([data-chosen])`]: { display: 'none' } } },
    // A script that is late or fails leaves links behind, and the panel that they lead to is shown.
    [awaited]: {
      selectors: {
        [`${unnamed} &:not([data-chosen])`]: { display: 'none' },
        [`${tabs}:not([data-live]):has(${panels} :target) &:not(${named})`]: { display: 'none' },
      },
    },
  },
});

/** The tab says the same: in sight only where all panels are, but always in the outline of the page. */
export const title = componentStyle({
  marginBlockEnd: space[16],
  '@media': {
    screen: { selectors: { [`${tabs}[data-live] &`]: unseen } },
    [awaited]: unseen,
  },
});
