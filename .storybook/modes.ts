import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { shownThemes } from './themes.ts';
import { levelModes, levelNames, type LevelName } from './viewports.ts';

/** What the toolbar stands at while a picture is taken: the name of a viewport, and of a theme where it is not light. */
export interface Mode {
  readonly viewport: LevelName;
  readonly theme?: string;
}

export type Modes = Readonly<Record<string, Mode>>;

const otherThemes = shownThemes.filter((theme) => theme !== 'light');

/** Each level in each theme. */
const everyMode: Modes = {
  ...levelModes,
  ...Object.fromEntries(
    otherThemes.flatMap((theme) => levelNames.map((viewport) => [`${viewport}-${theme}`, { viewport, theme }])),
  ),
};

/** The pictures that are taken of a story with these tags, by Chromatic and by the visual run on this machine alike. */
export const modesOf = (tags: ReadonlyArray<string>): Modes => (tags.includes('every-theme') ? everyMode : levelModes);

/**
 * Gives each story its modes, `parameters.chromatic.modes`. An enhancer of argument types, because Storybook 10.6 lets
 * nothing else see the tags of a story while its parameters are put together; parameters of the project know no tags.
 */
export const modesByTags: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  parameters['chromatic'] = { modes: modesOf(tags), ...parameters['chromatic'] };
  return argTypes;
};
