import { barOf, colorPairs, ratioOf } from '../tokens/pairs.ts';
import type { ColorPair, MeasuredTheme } from '../tokens/pairs.ts';
import { themes } from '../tokens/themes.ts';
import { measuredThemeNames } from './tokens-colors.tsx';
import * as css from './tokens-page.css.ts';
import { TokenTable } from './tokens-table.tsx';

const kinds = {
  text: 'words',
  textOnPhoto: 'words on a photograph',
  drawing: 'drawing',
  focus: 'focus ring',
  gap: 'gap of the ring',
} as const;

const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Cut, not rounded: 4.49 must not be read as 4.5. */
const written = (ratio: number): string => `${decimals.format(Math.floor(ratio * 10) / 10)}:1`;

function Sample({ theme, pair }: { theme: MeasuredTheme; pair: ColorPair }) {
  const { color } = themes[theme];
  const colors = { color: color[pair.foreground], backgroundColor: color[pair.background] };
  return (
    <span aria-hidden="true" className={css.sample} style={colors}>
      {pair.kind.startsWith('text') ? 'Żółw' : <span className={pair.kind === 'drawing' ? css.drawn : css.ringed} />}
    </span>
  );
}

/** Every pair of colours that the kit really shows, with its contrast and minimum: the data that contrast.test.ts checks. */
export function Contrast({ theme }: { theme: MeasuredTheme }) {
  return (
    <div lang="en">
      <TokenTable
        caption={`Contrast: ${measuredThemeNames[theme]}`}
        head={['pair', 'sample', 'contrast', 'bar', 'kind', 'where they meet']}
        rows={colorPairs.map((pair) => [
          `${pair.foreground} on ${pair.background}`,
          <Sample key="sample" theme={theme} pair={pair} />,
          written(ratioOf(theme, pair)),
          `${barOf(theme, pair.kind)}:1`,
          kinds[pair.kind],
          pair.use,
        ])}
      />
    </div>
  );
}
