import { measuresOf } from '../../tokens/component.ts';
import { vars } from '../../tokens/contract.css.ts';
import { focusRing } from '../../tokens/focus.css.ts';
import { componentStyle } from '../../tokens/layers.css.ts';
import { typography } from '../../tokens/typography.css.ts';
import { atLeast, below } from '../../tokens/viewport.ts';
import { hairline, underline } from '../shared/lines.css.ts';
import { unseen } from '../shared/unseen.css.ts';
import tabsMeasures from '../../tokens/source/component/tabs.json' with { type: 'json' };

const component = measuresOf(tabsMeasures);

const { color, motion, radius, size, space } = vars;
const { bar, gap, height, ringRoom, row } = component.tabs;

/*
 * A row over the panels from level 3 on, an accordion below it: decided here, before any script. `data-form` says that the
 * script has taken over. Panels are hidden before that only if a script will load: a browser without one, or one that
 * does not know the query, shows all panels, as on paper.
 */
const asRow = atLeast(3);
const asAccordion = below(3);
const awaited = '(scripting: enabled)';

export const tabs = componentStyle({});

const live = `${tabs}[data-form]`;

export const panels = componentStyle({
  borderBlockStart: hairline(color.line),
  '@media': { [asAccordion]: { borderBlockStart: 0, borderBlockEnd: hairline(color.line) } },
});

/** Before the script runs, if the address names none of the panels, and if it names one. */
const unnamed = `${tabs}:not([data-form], :has(${panels} :target))`;
const named = `${tabs}:not([data-form]):has(${panels} :target)`;

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
    [asAccordion]: { display: 'none' },
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
    // With one colour, only the line marks it.
    [`${tab}:is(:hover, :active) > &`]: underline,
    [`${tab}[aria-selected="true"] > &`]: { fontWeight: chosenWords.fontWeight },
    [`${tab}[aria-selected="true"] > &::after`]: chosenBar,
  },
  '@media': {
    [`screen and ${awaited}`]: {
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

export const part = componentStyle({
  '@media': {
    [asAccordion]: { borderBlockStart: hairline(color.line) },
    [asRow]: { selectors: { [`${live} &:not([data-open])`]: { display: 'none' } } },
    // If the script is late or fails, links remain, and the panel that they lead to is shown.
    [`${asRow} and ${awaited}`]: {
      selectors: {
        [`${unnamed} &:not([data-open])`]: { display: 'none' },
        [`${named} &:not(:has(:target))`]: { display: 'none' },
      },
    },
  },
});

export const panel = componentStyle({
  position: 'relative',
  paddingBlock: `${space[8]} ${space[24]}`,
  borderRadius: radius.badge,
  // Tabs or heading stay in sight over a panel that was jumped to.
  scrollMarginBlockStart: `calc(${row} + ${space[24]})`,
  selectors: focusRing.selectors,
  '@media': {
    [asRow]: { selectors: { [`${live} &`]: { paddingBlock: space[24] } } },
    [`${asRow} and ${awaited}`]: { paddingBlock: space[24] },
    [asAccordion]: {
      selectors: { [`${live} ${part}:not([data-open]) > &`]: { display: 'none' } },
    },
    [`${asAccordion} and ${awaited}`]: {
      selectors: {
        [`${unnamed} ${part}:not([data-open]) > &`]: { display: 'none' },
        [`${named} ${part}:not(:has(:target)) > &`]: { display: 'none' },
      },
    },
  },
});

/** In a row the tab says the same: visible only where all panels are, but always in the page outline. */
export const title = componentStyle({
  '@media': {
    [asRow]: { selectors: { [`${live} &`]: unseen } },
    // Its link would be an invisible Tab stop.
    [`${asRow} and ${awaited}`]: { selectors: { [`${tabs}:not([data-form]) &`]: { display: 'none' } } },
  },
});

/** A link to its panel, and in an accordion a button once the script runs. */
export const opener = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: row,
  paddingBlock: space[8],
  color: color.ink,
  textDecoration: 'none',
  borderRadius: radius.badge,
  transition: `color ${motion.fast}`,
  selectors: {
    ...focusRing.selectors,
    '&:is(:hover, :active)': underline,
    '&:hover': { color: color.action },
    '&:active': { color: color.actionPress },
  },
});

/** Shown as open or closed, like its panel. */
const signOf = (state: string, target: string) => ({
  flex: 'none',
  display: 'none',
  '@media': {
    [asAccordion]: { selectors: { [`${live} ${part}${state} &`]: { display: 'block' } } },
    [`${asAccordion} and ${awaited}`]: {
      selectors: {
        [`${unnamed} ${part}${state} &`]: { display: 'block' },
        [`${named} ${part}${target} &`]: { display: 'block' },
      },
    },
  },
});
export const plus = componentStyle(signOf(':not([data-open])', ':not(:has(:target))'));
export const minus = componentStyle(signOf('[data-open]', ':has(:target)'));
