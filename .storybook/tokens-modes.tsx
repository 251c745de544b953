import { Badge } from '../components/badge/index.ts';
import { Button, ToggleButton } from '../components/button/index.ts';
import { icons } from '../components/icon/index.ts';
import { Inline } from '../components/inline/index.ts';
import { Link } from '../components/link/index.ts';
import { Text } from '../components/text/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { measuredThemes } from '../tokens/pairs.ts';
import { measuredThemeNames } from './tokens-colors.tsx';
import * as css from './tokens-page.css.ts';

function Sampler({ name }: { name: string }) {
  return (
    <>
      <Text tone="muted">
        Kubek Poranek, <Link href={`#${name}`}>kamionka z Bolesławca</Link>. <Badge tone="new">Nowość</Badge>
      </Text>
      <TextField label="Miejscowość" name={`city-${name}`} defaultValue="Bolesławiec" />
      <Inline align="end">
        <Button tone="primary" icon={icons.bag}>
          Do koszyka
        </Button>
        <Button>Porównaj</Button>
        <ToggleButton icon={icons.heart} label={`Na liście, ${name}`} isPressed />
        <Button unavailableReason="Najpierw wybierz rozmiar.">Zamawiam</Button>
      </Inline>
    </>
  );
}

/** The same few things in each theme, and in each density. */
export function Modes() {
  return (
    <div className={css.sections}>
      {measuredThemes.map((theme) => (
        <section key={theme} data-theme={theme} className={css.themed}>
          <h2 lang="en" className={css.title}>
            Theme: {measuredThemeNames[theme]}
          </h2>
          <Sampler name={theme} />
        </section>
      ))}
      {(['comfortable', 'compact'] as const).map((density) => (
        <section key={density} data-density={density} className={css.themed}>
          <h2 lang="en" className={css.title}>
            Density: {density}
          </h2>
          <Sampler name={density} />
        </section>
      ))}
    </div>
  );
}
