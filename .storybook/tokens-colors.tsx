import { measuredThemes } from '../tokens/pairs.ts';
import type { ColorWord, MeasuredTheme } from '../tokens/pairs.ts';
import { themes } from '../tokens/themes.ts';
import * as css from './tokens-page.css.ts';
import { TokenTable } from './tokens-table.tsx';

export const measuredThemeNames: Readonly<Record<MeasuredTheme, string>> = {
  light: 'light',
  dark: 'dark',
  'high-contrast': 'high contrast',
  'dark-high-contrast': 'high contrast in the dark',
};

const words = Object.keys(themes.light.color) as ReadonlyArray<ColorWord>;

/** Every colour role in every theme of our own, and the system colours used in forced colours. */
export function Colors() {
  return (
    <div lang="en" className={css.sections}>
      {measuredThemes.map((theme) => (
        <section key={theme} data-theme={theme} className={css.themed}>
          <h2 className={css.title}>Colours: {measuredThemeNames[theme]}</h2>
          <ul className={css.swatches}>
            {words.map((word) => (
              <li key={word}>
                <span
                  aria-hidden="true"
                  className={css.swatch}
                  style={{ backgroundColor: themes[theme].color[word] }}
                />
                <p className={css.name}>{word}</p>
                <p className={css.value}>{themes[theme].color[word]}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <TokenTable
        caption="Colours: forced by the reader"
        head={['role', 'system colour']}
        rows={words.map((word) => [word, themes['forced-colors'].color[word]])}
      />
    </div>
  );
}
