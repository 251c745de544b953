import { globalStyleIn, storefrontLayer, storefrontStyle } from '../../../tokens/layers.css.ts';

export const form = storefrontStyle({});

/** As many tiles as the sum can follow; the shop has six couriers. */
const mostTiles = 12;

globalStyleIn(storefrontLayer, `${form} [data-variant]:not([data-current])`, { display: 'none' });

/** The sum of the chosen tile: the n-th tile of the group shows the n-th figures. */
for (let n = 1; n <= mostTiles; n += 1) {
  const isChosen = `${form}:has(#shipping > div > :nth-child(${n}) > label > :checked)`;
  globalStyleIn(storefrontLayer, `${isChosen} [data-variant]`, { display: 'none' });
  globalStyleIn(storefrontLayer, `${isChosen} [data-variant="${n}"]`, { display: 'block' });
}
