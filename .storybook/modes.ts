import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { shownThemes } from './themes.ts';
import { levelModes, levelNames, type LevelName } from './viewports.ts';

/** The toolbar's values while a picture is taken: a viewport name, and a theme name unless light. */
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

/** The pictures taken of a story with these tags, by Chromatic and by the local visual run alike. */
export const modesOf = (tags: ReadonlyArray<string>): Modes => (tags.includes('every-theme') ? everyMode : levelModes);

/**
 * Gives each story its modes, `parameters.chromatic.modes`. An enhancer of argument types, because in Storybook 10.6
 * nothing else sees a story's tags while its parameters are merged; project parameters know no tags.
 */
export const modesByTags: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  parameters['chromatic'] = { modes: modesOf(tags), ...parameters['chromatic'] };
  return argTypes;
};
