import { vars } from '../../../../../tokens/contract.css.ts';
import { atLeast, below } from '../../../../../tokens/viewport.ts';
import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../../../tokens/layers.css.ts';

export const form = storefrontStyle({});

export const shipTo = storefrontStyle({ paddingBlockStart: vars.space[24] });

/**
 * The date of birth above the bank account: a date is short and has its example above, an account is long and has its note
 * below, so that side by side their boxes would not stand in one line.
 */
export const asked = storefrontStyle({ display: 'grid', gap: vars.space[24], paddingBlockStart: vars.space[24] });

globalStyleIn(storefrontLayer, `${asked} > :has([autocomplete="bday"])`, { maxWidth: '18em' });

export const invoice = storefrontStyle({ display: 'grid', gap: vars.space[24] });

/** Names of people and places: one word may be longer than a tile. */
globalStyleIn(storefrontLayer, `${form} fieldset`, { overflowWrap: 'anywhere' });

/** Where large or spaced text leaves no room beside the amount, the amount goes below it. */
const amountTile = `${form} fieldset label:has(> span + span)`;
globalStyleIn(storefrontLayer, amountTile, { flexWrap: 'wrap', rowGap: vars.space[4] });
globalStyleIn(storefrontLayer, `${amountTile} > span:first-of-type`, { flexBasis: '5.5em' });
globalStyleIn(storefrontLayer, `${amountTile} > span + span`, { marginInlineStart: 'auto' });

/** Beside the summary two tiles in a row are too narrow, until the page is wide. */
globalStyleIn(storefrontLayer, `${form} #payform_id > div`, {
  '@media': { [`${atLeast(3)} and ${below(4).replace('screen and ', '')}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** As many tiles as the sum supports; the shop has six couriers. */
const mostTiles = 12;

globalStyleIn(storefrontLayer, `${form} [data-variant]:not([data-current])`, { display: 'none' });

/** The sum of the chosen tile: the n-th tile of the group shows the n-th amounts. */
for (let n = 1; n <= mostTiles; n += 1) {
  const isChosen = `${form}:has(#shipping > div > :nth-child(${n}) > label > :checked)`;
  globalStyleIn(storefrontLayer, `${isChosen} [data-variant]`, { display: 'none' });
  globalStyleIn(storefrontLayer, `${isChosen} [data-variant="${n}"]`, { display: 'block' });
}
